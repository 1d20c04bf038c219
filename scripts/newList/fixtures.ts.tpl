import type { __Pascal__Row } from '@console/api/__kebab__/schema';
import type { Wire } from '../wire.ts';

/** Thirty rows: two pages of fifteen. */
export const __camel__: readonly Wire<__Pascal__Row>[] = Array.from({ length: 30 }, (_, index) => ({
  '@id': `/api/__snake__/${index + 1}`,
  '@type': '__Pascal__Row',
  id: index + 1,
  name: `Name ${index + 1}`,
}));
