import { Box } from '@chakra-ui/react';

/** A bare page that loads nothing: whoever opens it sees that console and shell work. It is not in the menu (A-AMB-008). */
export function TestPage() {
  return <Box padding="6"><Box as="h1" fontSize="xl" fontWeight="semibold">Test</Box></Box>;
}
