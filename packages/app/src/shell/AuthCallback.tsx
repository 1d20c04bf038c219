import { sessionStore } from '@console/api/core/session/session.store';
import { Box } from '@chakra-ui/react';
import { useSnapshot } from 'valtio';
import { ReturnToAddress } from './ReturnToAddress.tsx';

/** Where the identity provider sends the browser back to: the text stands until the agent has answered, then the journey goes on. */
export function AuthCallback() {
  const { state } = useSnapshot(sessionStore);
  return (
    <Box as="main" padding="8">
      This is the auth callback route
      {state === 'starting' ? null : <ReturnToAddress />}
    </Box>
  );
}
