import { Box, Center, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What a window shows instead of the console, in its middle. */
export function GatePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Center as="main" minHeight="100dvh" padding="6" background="bg.subtle">
      <Stack gap="4" width="100%" maxWidth="112" padding="8" borderWidth="1px" borderColor="border" borderRadius="lg" background="bg">
        <Box as="h1" fontSize="xl" fontWeight="semibold">{title}</Box>
        {children}
      </Stack>
    </Center>
  );
}
