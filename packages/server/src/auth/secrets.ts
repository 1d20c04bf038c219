import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { appSetting } from '../db/schema/technical.ts';

/**
 * A value that is made once and kept in the database, so that a restart, and every process on that
 * database, uses the same.
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

const hex = () => randomBytes(32).toString('hex');

/**
 * The configuration with the agent's keys. Outside production those that are not configured are
 * made once and kept, so that a restart signs nobody out.
 */
export async function withSecrets(config: Config, database: Database): Promise<Config> {
  const encryptionKey =
    config.cookies.encryptionKey ??
    (await storedSetting(database, 'cookie_encryption_key', v.string(), hex));
  const clientSecret =
    config.oidc.clientSecret ??
    (config.devIdp
      ? await storedSetting(database, 'dev_idp_client_secret', v.string(), hex)
      : undefined);
  return {
    ...config,
    cookies: { ...config.cookies, encryptionKey },
    oidc: { ...config.oidc, clientSecret },
  };
}
