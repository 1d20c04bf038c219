import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { recipes } from './recipes.ts';
import { semanticTokens, tokens } from './tokens.ts';

/**
 * A minimal Chakra system: our tokens, and a recipe for each Chakra part that screens use. The
 * components of this package are styled by CSS modules beside them, which use the tokens:
 * `var(--ui-colors-fg-muted)`.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'ui',
  theme: { breakpoints: { lg: '64.0625rem' }, tokens, semanticTokens, recipes },
});
