import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { recipes } from './recipes.ts';
import { semanticTokens, tokens } from './tokens.ts';

/**
 * Chakra with nothing but what the console uses: our tokens, and a recipe for each Chakra part that
 * a screen may name. The look of the components of this package stands in CSS modules beside them,
 * in these tokens: `var(--ui-colors-fg-muted)`.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'ui',
  theme: { breakpoints: { lg: '64.0625rem' }, tokens, semanticTokens, recipes },
});
