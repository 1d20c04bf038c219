import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import { ConfigError, type Config } from './config.ts';
import type { AppEnv, Deps, VerifyAccessToken } from './context.ts';
import type { Database } from './db/database.ts';

/** The identity provider for development. It is not a Hono app. */
export type DevIdp = {
  owns(url: string): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
};

/** The parts that only packages/development has. The server of production runs without them. */
export type DevelopmentParts = {
  /** Fills an empty database with demo data, and leaves any other database as it is. */
  writeDemoData(
    database: Database,
    config: Config,
    announce: (line: string) => void,
  ): Promise<void>;
  createDevIdp(deps: Deps): Promise<DevIdp>;
  createLegacy(deps: Deps & { verifyAccessToken: VerifyAccessToken }): Hono<AppEnv>;
  /** The demo users of the database, for the greeting at the start. */
  demoUsers(database: Database): Promise<readonly { email: string; description: string }[]>;
};

/**
 * Whether the server answers for the legacy host. When the legacy host has an address elsewhere, no
 * stand-in is needed.
 */
export const hasLegacyStandIn = ({ legacy }: Config): boolean =>
  legacy.standIn && legacy.baseUrl.startsWith('/');

function* missingParts(config: Config): Generator<string> {
  if (config.devIdp)
    yield 'DEV_IDP asks for the identity provider for development, which is not installed: set OIDC_ISSUER, or use npm start.';
  if (config.seedProfile !== 'none')
    yield 'SEED_PROFILE asks for demonstration data, which are not installed: set SEED_PROFILE=none, or use npm start.';
  if (hasLegacyStandIn(config))
    yield 'LEGACY_STANDIN asks for the stand-in of the legacy host, which is not installed: set LEGACY_BASE_URL or LEGACY_STANDIN=false, or use npm start.';
}

/** The development parts that a server may use. In production there are none, whatever is installed. */
export const usableParts = (
  { isProduction }: Config,
  parts: DevelopmentParts | undefined,
): DevelopmentParts | undefined => (isProduction ? undefined : parts);

/** @throws ConfigError with a sentence for each setting that asks for a part that is missing */
export function requireParts(config: Config, parts: DevelopmentParts | undefined): void {
  const missing = usableParts(config, parts) ? [] : [...missingParts(config)];
  if (missing.length > 0) throw new ConfigError(missing.join('\n'));
}
