import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { refreshReuse } from '../db/schema/technical.ts';
import type { Logger } from '../log.ts';
import type { CookieCipher } from './cookieCipher.ts';
import { providerTimeoutMs, tokensSchema, type OidcClient, type Tokens } from './oidcClient.ts';
import { fingerprintOf } from './secrets.ts';

/**
 * The length of a lease. It is longer than discovery and exchange together can take, so that a
 * lease outlives its exchange.
 */
const leaseSeconds = (2 * providerTimeoutMs) / 1000 + 5;
const pollMs = 50;

type TokenRefreshParts = {
  client: OidcClient;
  cipher: CookieCipher;
  database: Database;
  log: Logger;
  reuseSeconds: number;
};

export type TokenRefresh = ReturnType<typeof createTokenRefresh>;

/**
 * Exchanges refresh tokens. Several tabs may send the same token at once while the identity
 * provider rotates it, and a second exchange of a rotated token would end the session.
 *
 * Calls in one process join the exchange that is under way. Between processes a row of the table
 * `refresh_reuse` is the lock. Its `result` is `lease:{id}` during the exchange, and `{fingerprint
 * of the new token}.{encrypted tokens}` after it. The new tokens are kept for `reuseSeconds`;
 * nothing is kept for a token that did not rotate. The lock is a row, not a transaction, so that no
 * connection waits for the identity provider, which in development needs a connection itself.
 */
export function createTokenRefresh({
  client,
  cipher,
  database: { db },
  log,
  reuseSeconds,
}: TokenRefreshParts) {
  const running = new Map<string, Promise<Tokens>>();
  const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

  function tokensOf(result: string): Tokens | undefined {
    const text = cipher.decrypt(result.slice(result.indexOf('.') + 1));
    return text === undefined ? undefined : v.parse(tokensSchema, JSON.parse(text));
  }

  async function findKept(tokenHash: string): Promise<Tokens | undefined> {
    const [row] = await db
      .select({ result: refreshReuse.result })
      .from(refreshReuse)
      .where(and(eq(refreshReuse.tokenHash, tokenHash), gt(refreshReuse.expiresAt, sql`now()`)));
    const tokens = row && tokensOf(row.result);
    if (tokens?.refresh_token === undefined) return tokens;
    // The kept token may have been rotated, too. The browser needs the newest one.
    return (await findKept(fingerprintOf(tokens.refresh_token))) ?? tokens;
  }

  /** @returns the lease, or undefined while another process has one or its result is kept */
  async function lease(tokenHash: string): Promise<string | undefined> {
    const result = `lease:${randomUUID()}`;
    const row = { result, expiresAt: inSeconds(leaseSeconds) };
    const taken = await db
      .insert(refreshReuse)
      .values({ tokenHash, ...row })
      .onConflictDoUpdate({
        target: refreshReuse.tokenHash,
        set: row,
        setWhere: lt(refreshReuse.expiresAt, sql`now()`),
      })
      .returning({ tokenHash: refreshReuse.tokenHash });
    return taken.length > 0 ? result : undefined;
  }

  async function keep(tokenHash: string, tokens: Tokens, nextHash: string): Promise<void> {
    await db.delete(refreshReuse).where(lt(refreshReuse.expiresAt, sql`now()`));
    const row = {
      result: `${nextHash}.${cipher.encrypt(JSON.stringify(tokens))}`,
      expiresAt: inSeconds(reuseSeconds),
    };
    await db
      .insert(refreshReuse)
      .values({ tokenHash, ...row })
      .onConflictDoUpdate({ target: refreshReuse.tokenHash, set: row });
  }

  /** Exchanges the token under a lease, which ends with the exchange. */
  async function exchange(refreshToken: string, tokenHash: string, held: string): Promise<Tokens> {
    let isKept = false;
    try {
      const tokens = await client.refresh(refreshToken);
      const next = tokens.refresh_token;
      if (next !== undefined && next !== refreshToken && reuseSeconds > 0) {
        // The new tokens are valid even when they cannot be stored for the other processes.
        isKept = await keep(tokenHash, tokens, fingerprintOf(next)).then(
          () => true,
          (error: unknown) => {
            log.warn({ err: error }, 'a refreshed token could not be kept');
            return false;
          },
        );
      }
      return tokens;
    } finally {
      if (!isKept)
        await db
          .delete(refreshReuse)
          .where(and(eq(refreshReuse.tokenHash, tokenHash), eq(refreshReuse.result, held)))
          .catch((error: unknown) => log.warn({ err: error }, 'a lease could not be given up'));
    }
  }

  async function refreshOnce(refreshToken: string, tokenHash: string): Promise<Tokens> {
    for (;;) {
      const held = await lease(tokenHash);
      if (held !== undefined) return exchange(refreshToken, tokenHash, held);
      const kept = await findKept(tokenHash);
      if (kept) return kept;
      // Another process holds the lease, so this one polls until there is a result, or until the
      // lease was released or has expired.
      await pause(pollMs);
    }
  }

  return {
    /** @throws GrantRefused, AgentError authorization_server_error */
    refresh(refreshToken: string): Promise<Tokens> {
      const tokenHash = fingerprintOf(refreshToken);
      const joined = running.get(tokenHash);
      if (joined) return joined;
      const started = refreshOnce(refreshToken, tokenHash).finally(() => running.delete(tokenHash));
      running.set(tokenHash, started);
      return started;
    },

    /**
     * Ends a session. It revokes the newest refresh token of the session at the identity provider
     * and deletes the kept tokens that lead to it.
     */
    async end(refreshToken: string): Promise<void> {
      const kept = await findKept(fingerprintOf(refreshToken));
      const newest = kept?.refresh_token ?? refreshToken;
      let hashes = [fingerprintOf(newest)];
      await db.delete(refreshReuse).where(inArray(refreshReuse.tokenHash, hashes));
      while (hashes.length > 0) {
        const gone = await db
          .delete(refreshReuse)
          .where(inArray(sql`split_part(${refreshReuse.result}, '.', 1)`, hashes))
          .returning({ tokenHash: refreshReuse.tokenHash });
        hashes = gone.map(({ tokenHash }) => tokenHash);
      }
      await client.revoke(newest);
    },
  };
}
