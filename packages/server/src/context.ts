import type { Role } from '@console/api/roles/rules';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Logger } from './log.ts';

/** The dependencies that every part of the server gets at its start. */
export type Deps = { config: Config; database: Database; log: Logger };

/**
 * The user who sent a request. Permissions depend only on `role`, which is the highest of the
 * stored `roles`.
 */
export type CurrentUser = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  roles: string[];
  role: Role;
};

/** The claims of a verified access token. */
export type AccessTokenClaims = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  [claim: string]: unknown;
};

/** Checks an access token. Rejects with `tokenExpired()` or `unauthorized()` of `hydra/problem.ts`. */
export type VerifyAccessToken = (token: string) => Promise<AccessTokenClaims>;

/**
 * The variables of one request. The authentication sets `user`, so only routes behind it may read
 * it. The router sets `format`, the media type of the answer, from the Accept header.
 */
export type AppEnv = { Variables: { requestId: string; user: CurrentUser; format: string } };
