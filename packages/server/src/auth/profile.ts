import type { AccessTokenClaims } from '../context.ts';

export type Profile = Pick<
  AccessTokenClaims,
  'email' | 'email_verified' | 'given_name' | 'family_name'
>;

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Name and e-mail address from claims of any source. Some identity providers write the flag as
 * text.
 */
export const profileOf = (claims: Readonly<Record<string, unknown>>): Profile => ({
  email: text(claims.email),
  email_verified: claims.email_verified === true || claims.email_verified === 'true',
  given_name: text(claims.given_name),
  family_name: text(claims.family_name),
});
