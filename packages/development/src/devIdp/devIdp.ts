import { randomBytes } from 'node:crypto';
import { storedSetting } from '@console/server/auth/secrets';
import type { Deps } from '@console/server/context';
import type { DevIdp } from '@console/server/developmentParts';
import { exportJWK, generateKeyPair } from 'jose';
import type { KoaContextWithOIDC, Provider as ProviderType } from 'oidc-provider';
import * as v from 'valibot';
import { removeExpiredPayloads } from './devIdpAdapter.ts';
import { devIdpConfiguration } from './devIdpConfiguration.ts';
import { createInteraction } from './devIdpInteraction.ts';
import { createUserInfo, idpUsers } from './devIdpUsers.ts';

const jwksSchema = v.object({ keys: v.array(v.looseObject({ kty: v.string(), kid: v.string() })) });

async function newKeys(): Promise<v.InferOutput<typeof jwksSchema>> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return {
    keys: [{ ...jwk, kty: 'RSA', alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') }],
  };
}

/**
 * Loads the package without its warning that Node 20 is unsupported. All its features that are used
 * here run on Node 20.
 */
async function loadProvider() {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/**
 * Creates the identity provider for development. Anybody can sign in as any user of the user table,
 * so `readConfig` refuses it in production. It runs beside Hono on the same port and keeps keys,
 * sessions and tokens in the database.
 */
export async function createDevIdp({ config, database, log }: Deps): Promise<DevIdp> {
  if (config.isProduction)
    throw new Error('The development identity provider is refused in production.');
  const { Provider, interactionPolicy } = await loadProvider();
  const { oidc, devIdpPath: prefix } = config;
  const issuer = new URL(oidc.issuer);
  const users = idpUsers(database);
  await removeExpiredPayloads(database);
  const jwks = await storedSetting(database, 'dev_idp_jwks', jwksSchema, newKeys);
  const cookieKeys = await storedSetting(
    database,
    'dev_idp_cookie_keys',
    v.array(v.string()),
    () => [randomBytes(32).toString('base64url')],
  );

  // The default policy ignores a login_hint while a user is signed in. Here a login_hint switches
  // to its user.
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(
    new interactionPolicy.Check(
      'login_hint',
      'another user is named',
      async (ctx: KoaContextWithOIDC) => {
        const hint = ctx.oidc.params?.login_hint;
        const user = typeof hint === 'string' ? await users.find(hint) : undefined;
        const isOther =
          user !== undefined && ctx.oidc.session?.accountId !== user.sub && !ctx.oidc.result?.login;
        return isOther
          ? interactionPolicy.Check.REQUEST_PROMPT
          : interactionPolicy.Check.NO_NEED_TO_PROMPT;
      },
    ),
  );

  const provider: ProviderType = new Provider(
    oidc.issuer,
    devIdpConfiguration({ config, database, users, jwks, cookieKeys, policy }),
  );
  provider.proxy = true;
  const logRefusal = (_ctx: unknown, error: Error) =>
    log.warn({ err: error }, 'the development identity provider refused a request');
  provider.on('server_error', logRefusal);
  provider.on('authorization.error', logRefusal);
  provider.on('grant.error', logRefusal);

  const standard = provider.callback();
  const interact = createInteraction({ provider, users, config, log });
  const userInfo = createUserInfo({ jwks, oidc, users, log });

  return {
    owns: (url) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`),
    handle(request, response) {
      // The provider builds its addresses from these headers, and they have to be below the issuer.
      request.headers['x-forwarded-host'] = issuer.host;
      request.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
      const [path = ''] = (request.url ?? '').slice(prefix.length).split('?');
      const interactionId = /^\/interaction\/([\w-]+)\/?$/.exec(path)?.[1];
      if (interactionId !== undefined) return interact(request, response, interactionId);
      if (path === '/userinfo') return userInfo(request, response);
      // The provider reads the path below which it is mounted from the original address.
      Object.assign(request, { originalUrl: request.url });
      request.url = request.url?.slice(prefix.length) || '/';
      return void standard(request, response);
    },
  };
}
