import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import '../theme/base.css';
import { system } from '../theme/theme.ts';

/** The theme for everything below it. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
