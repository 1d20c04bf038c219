import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../theme/theme.ts';

/**
 * The system without global styles, because the reset and the tokens are in the static style sheet
 * (`@console/ui/theme/styles`).
 */
const running = { ...system, _global: [] };

/**
 * Provides Chakra to its children. It pulls in Chakra's run time, so use it only in chunks that
 * load after the first screen.
 */
export function ChakraParts({ children }: { children: ReactNode }) {
  return <ChakraProvider value={running}>{children}</ChakraProvider>;
}
