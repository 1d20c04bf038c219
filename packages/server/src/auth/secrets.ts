import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { appSetting } from '../db/schema/technical.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time. */
export const equalSecrets = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** The digest of a secret. The secret can be stored and looked up by it. */
export const fingerprintOf = (secret: string): string => digest(secret).toString('base64url');

/** Makes 32 random bytes, written in the letters of a URL. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Reads a value from the database, and makes and stores it the first time. Every process on the
 * database reads the same value, even after a restart.
 */
export async function storedSetting<Schema extends v.GenericSchema>(
  { db }: Database,
  key: string,
  schema: Schema,
  make: () => Promise<v.InferOutput<Schema>> | v.InferOutput<Schema>,
): Promise<v.InferOutput<Schema>> {
  const find = () =>
    db.select({ value: appSetting.value }).from(appSetting).where(eq(appSetting.key, key));
  const [found] = await find();
  if (found) return v.parse(schema, found.value);
  await db
    .insert(appSetting)
    .values({ key, value: await make() })
    .onConflictDoNothing();
  const [stored] = await find();
  return v.parse(schema, stored?.value);
}

const randomHex = () => randomBytes(32).toString('hex');

/**
 * Completes the configuration with the keys of the agent. Outside production a missing key is made
 * once and stored, so that sessions survive a restart.
 */
export async function withSecrets(config: Config, database: Database): Promise<Config> {
  const encryptionKey =
    config.cookies.encryptionKey ??
    (await storedSetting(database, 'cookie_encryption_key', v.string(), randomHex));
  const clientSecret =
    config.oidc.clientSecret ??
    (config.devIdp
      ? await storedSetting(database, 'dev_idp_client_secret', v.string(), randomHex)
      : undefined);
  return {
    ...config,
    cookies: { ...config.cookies, encryptionKey },
    oidc: { ...config.oidc, clientSecret },
  };
}
