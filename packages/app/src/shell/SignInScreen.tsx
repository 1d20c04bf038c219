import { Box, Center, Stack } from '@chakra-ui/react';
import { signIn } from '@console/api/core/session/session';
import { sessionStore } from '@console/api/core/session/session.store';
import { Button } from '@console/ui/Button';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { ProblemAlert } from './ProblemAlert.tsx';

/** All that a signed-out window shows. `children` stand above the button: why this account may not come in. */
export function SignInScreen({ label = 'Sign In', children }: { label?: string; children?: ReactNode }) {
  const { problem } = useSnapshot(sessionStore);
  const [pending, setPending] = useState(false);
  const start = () => {
    setPending(true);
    void signIn().finally(() => setPending(false));
  };
  return (
    <Center as="main" minHeight="100dvh" padding="6">
      <Stack gap="4" width="100%" maxWidth="96" padding="8" borderWidth="1px" borderRadius="lg" background="bg.panel">
        <Box as="h1" fontSize="xl" fontWeight="semibold">Authentication Required</Box>
        <Box as="p" color="fg.muted">Authentication is required.</Box>
        {children}
        {problem ? <ProblemAlert {...problem} /> : null}
        <Button tone="primary" pending={pending} onClick={start}>{label}</Button>
      </Stack>
    </Center>
  );
}
