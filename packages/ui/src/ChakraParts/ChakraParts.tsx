import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../theme/theme.ts';

/** Reset and tokens are in the style sheet already (`@console/ui/theme/styles`). */
const running = { ...system, _global: [] };

/**
 * Chakra's layout and text parts work below this. It brings Chakra's run time along, so it stands
 * in chunks that come after the first screen.
 */
export function ChakraParts({ children }: { children: ReactNode }) {
  return <ChakraProvider value={running}>{children}</ChakraProvider>;
}
