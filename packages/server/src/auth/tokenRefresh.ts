import { and, eq, gt, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { refreshReuse } from '../db/schema/technical.ts';
import type { Logger } from '../log.ts';
import type { CookieCipher } from './cookieCipher.ts';
import { GrantRefused, tokensSchema, type OidcClient, type Tokens } from './oidcClient.ts';
import { fingerprintOf } from './secretText.ts';

type TokenRefreshParts = {
  client: OidcClient;
  cipher: CookieCipher;
  database: Database;
  log: Logger;
  reuseSeconds: number;
};

/**
 * Exchanges a refresh token. Several tabs send the same one at once while the identity provider
 * rotates it, and whoever comes second would be refused and signed out (section 4.5). So calls in
 * this process join the running exchange, and the answer to a _rotated_ token is kept, encrypted,
 * in the database for some seconds: it serves late callers, other processes, and callers after a
 * restart. Nothing is kept for a token that did not rotate.
 */
export function createTokenRefresh({
  client,
  cipher,
  database,
  log,
  reuseSeconds,
}: TokenRefreshParts) {
  const running = new Map<string, Promise<Tokens>>();

  async function findKept(tokenHash: string): Promise<Tokens | undefined> {
    const [row] = await database.db
      .select({ result: refreshReuse.result })
      .from(refreshReuse)
      .where(and(eq(refreshReuse.tokenHash, tokenHash), gt(refreshReuse.expiresAt, new Date())));
    const text = row && cipher.decrypt(row.result);
    if (text === undefined) return undefined;
    const tokens = v.parse(tokensSchema, JSON.parse(text));
    // It may have been rotated again meanwhile: the browser has to end up with the token that is good now.
    const newer =
      tokens.refresh_token === undefined
        ? undefined
        : await findKept(fingerprintOf(tokens.refresh_token));
    return newer ?? tokens;
  }

  async function keep(tokenHash: string, tokens: Tokens): Promise<void> {
    if (reuseSeconds === 0) return;
    const now = Date.now();
    await database.db.delete(refreshReuse).where(lt(refreshReuse.expiresAt, new Date(now)));
    await database.db
      .insert(refreshReuse)
      .values({
        tokenHash,
        result: cipher.encrypt(JSON.stringify(tokens)),
        expiresAt: new Date(now + reuseSeconds * 1000),
      })
      .onConflictDoNothing();
  }

  async function exchange(refreshToken: string, tokenHash: string): Promise<Tokens> {
    const kept = await findKept(tokenHash);
    if (kept) return kept;
    try {
      const tokens = await client.refresh(refreshToken);
      const isRotated = tokens.refresh_token !== undefined && tokens.refresh_token !== refreshToken;
      // The new tokens are good even if they cannot be kept for the others.
      if (isRotated)
        await keep(tokenHash, tokens).catch((error: unknown) =>
          log.warn({ err: error }, 'a refreshed token could not be kept'),
        );
      return tokens;
    } catch (error) {
      // Another process may have rotated it since we looked.
      const keptSince = error instanceof GrantRefused ? await findKept(tokenHash) : undefined;
      if (keptSince) return keptSince;
      throw error;
    }
  }

  /** @throws GrantRefused, AgentError authorization_server_error */
  return function refreshTokens(refreshToken: string): Promise<Tokens> {
    const tokenHash = fingerprintOf(refreshToken);
    const joined = running.get(tokenHash);
    if (joined) return joined;
    const started = exchange(refreshToken, tokenHash).finally(() => running.delete(tokenHash));
    running.set(tokenHash, started);
    return started;
  };
}
