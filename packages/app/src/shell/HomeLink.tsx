import { Box } from '@chakra-ui/react';

export function HomeLink() {
  return <Box asChild color="accent.fg" textDecoration="underline" textUnderlineOffset="3px"><a href="/">Home</a></Box>;
}
