import { Box } from '@chakra-ui/react';

/** The first stop of the Tab key: past the menu, into the page. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <Box asChild position="fixed" top="2" left="2" zIndex="1" padding="2" background="bg"
      borderWidth="1px" borderColor="border" borderRadius="md" transform="translateY(-200%)" _focusVisible={{ transform: 'none' }}>
      <a href="#main">Skip to the page</a>
    </Box>
  );
}
