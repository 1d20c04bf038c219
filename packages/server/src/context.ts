import type { Role } from '@console/api/roles/rules';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Logger } from './log.ts';

/** What every part of the server is given once, at start. */
export type Deps = { config: Config; database: Database; log: Logger };

/**
 * The person behind a request. `roles` are as stored, `role` is the highest of them, which alone
 * decides.
 */
export type CurrentUser = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  roles: string[];
  role: Role;
};

/** The claims of a verified access token that the server reads. */
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
 * Per request. `user` is set by the authentication and read only behind it; `format` is the media
 * type of the answer, set by the router from the Accept header.
 */
export type AppEnv = { Variables: { requestId: string; user: CurrentUser; format: string } };
