import { Box, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The page that stands where another one could not: the stated sentence, what happened, and a way on (`children`). */
export function ErrorPage({ message, children }: { message: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3" padding="8" maxWidth="160" aria-labelledby="error-heading">
      <Box as="h1" id="error-heading" fontSize="xl" fontWeight="semibold">Oops, Sorry, an unexpected error has occurred</Box>
      <Box as="p" color="fg.muted" overflowWrap="anywhere">{message}</Box>
      <Flex gap="4" alignItems="center" paddingTop="2">{children}</Flex>
    </Stack>
  );
}
