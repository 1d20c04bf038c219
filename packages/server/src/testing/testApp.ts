import { unauthorized } from '@console/api/core/hydra/problem';
import type { Role } from '@console/api/roles/rules';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import type { AppEnv, Deps, VerifyAccessToken } from '../context.ts';
import type { Database } from '../db/database.ts';
import { appUser } from '../db/schema/people.ts';
import { keepPlanning } from '../queue/dueTimes.ts';
import { checkAnswer } from './answerCheck.ts';
import { openTestDatabase, type TestDatabaseOptions } from './testDatabase.ts';

/** The test users, one per role. `bearer test:admin` signs in as the first one. */
export const TEST_USERS = {
  admin: 'ROLE_ADMIN',
  lead: 'ROLE_DQ_LEAD',
  scrapeLead: 'ROLE_SCRAPE_LEAD',
  dq: 'ROLE_DQ',
  scraper: 'ROLE_SCRAPER',
  user: 'ROLE_USER',
} as const satisfies Record<string, Role>;
export type TestUser = keyof typeof TEST_USERS;

/** `test:<name>` is the token of the user with the e-mail address `<name>@console.test`. */
const verifyTestToken: VerifyAccessToken = (token) => {
  const name = /^test:([\w.+-]+)$/.exec(token)?.[1];
  if (name === undefined) return Promise.reject(unauthorized());
  return Promise.resolve({
    sub: `test|${name}`,
    email: `${name}@console.test`,
    email_verified: true,
  });
};

export type Ask = {
  as?: TestUser | null;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
};

export type Answered = {
  status: number;
  headers: Headers;
  text: string;
  body: Record<string, unknown>;
};

export type TestApp = {
  app: Hono<AppEnv>;
  config: Config;
  database: Database;
  deps: Deps;
  /**
   * Sends a request to a path below the API's base. By default as the admin, with a JSON body when
   * one is given.
   */
  ask(method: string, path: string, ask?: Ask): Promise<Answered>;
  /** The raw response, for streams, for whole requests and for paths outside the API. */
  fetch(input: string | Request, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : {};
  } catch {
    return {};
  }
}

/**
 * The whole API on a database of its own, with one user per role. Text bodies are sent as they are.
 *
 * @param env settings that differ from the test defaults
 */
export async function openTestApp(
  env: Readonly<Record<string, string>> = {},
  options: TestDatabaseOptions = {},
): Promise<TestApp> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    COOKIE_ENCRYPTION_KEY: '0123456789abcdef'.repeat(4),
    ...env,
  });
  const database = await openTestDatabase(options);
  await keepPlanning(database.db, config);
  const deps: Deps = { config, database, log: pino({ level: 'silent' }) };
  // Tests name the users by their ids, and an embedded engine that was started again has skipped some.
  await database.db.insert(appUser).values(
    Object.entries(TEST_USERS).map(([name, role], index) => ({
      id: index + 1,
      email: `${name}@console.test`,
      firstName: name,
      lastName: 'Test',
      roles: [role],
    })),
  );
  await database.db.execute(
    sql`SELECT setval(pg_get_serial_sequence('app_user', 'id'), (SELECT max(id) FROM app_user))`,
  );
  const app = createApp({ ...deps, verifyAccessToken: verifyTestToken });
  const fetch: TestApp['fetch'] = async (input, init) => {
    const response = await app.request(input, init);
    const { pathname } = new URL(
      typeof input === 'string' ? input : input.url,
      config.publicOrigin,
    );
    const method = typeof input === 'string' ? (init?.method ?? 'GET') : input.method;
    if (pathname.startsWith(`${config.apiBasePath}/`))
      await checkAnswer(method, pathname.slice(config.apiBasePath.length), response);
    return response;
  };

  return {
    app,
    config,
    database,
    deps,
    fetch,
    async ask(method, path, { as = 'admin', body, headers = {} } = {}) {
      const response = await fetch(`${config.apiBasePath}${path}`, {
        method,
        headers: {
          ...(as !== null && { authorization: `Bearer test:${as}` }),
          ...(body !== undefined && { 'content-type': 'application/ld+json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: parsed(text) };
    },
    close: () => database.close(),
  };
}
