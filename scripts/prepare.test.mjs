import { expect, it } from 'vitest';
import { isProductionByChance } from './prepare.mjs';

it.each([
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', OIDC_ISSUER: '' }, true],
  [{}, false],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/console' }, false],
  [{ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://console.example.com' }, false],
])('%j is production by the shell alone: %s', (env, expected) => {
  expect(isProductionByChance(env)).toBe(expected);
});
