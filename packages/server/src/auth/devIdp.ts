import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, KoaContextWithOIDC, Provider as ProviderType } from 'oidc-provider';
import * as v from 'valibot';
import type { Deps } from '../context.ts';
import { createIdpAdapter, removeExpiredPayloads } from './devIdpAdapter.ts';
import { createInteraction } from './devIdpInteraction.ts';
import { messagePage, signOutPage, submitScript } from './devIdpPages.ts';
import { createUserInfo } from './devIdpUserInfo.ts';
import { claimsOf, idpUsers, type IdpUser } from './devIdpUsers.ts';
import { storedSetting } from './secrets.ts';

const accessTokenSeconds = 5 * 60;
const refreshTokenSeconds = 8 * 3600;
const sessionSeconds = 14 * 24 * 3600;
const apiScope = 'api';
const oidcScopes = ['openid', 'profile', 'email', 'offline_access'];

const jwksSchema = v.object({ keys: v.array(v.looseObject({ kty: v.string(), kid: v.string() })) });

async function newKeys(): Promise<v.InferOutput<typeof jwksSchema>> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { keys: [{ ...jwk, kty: 'RSA', alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') }] };
}

/** The package calls Node 20 unsupported although all that is used here runs on it: no reason to alarm whoever types `npm start`. */
async function loadProvider() {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/** Everything this client may ask, granted without a question. */
function grantAll(grant: InstanceType<ProviderType['Grant']>, audience: string) {
  grant.addOIDCScope(oidcScopes.join(' '));
  grant.addResourceScope(audience, apiScope);
  return grant;
}

const securityPolicy = (scriptSource: string, formTargets: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; script-src ${scriptSource}; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`;

export type DevIdp = { owns(url: string): boolean; handle(request: IncomingMessage, response: ServerResponse): void };

/**
 * The identity provider for development: anybody may sign in as anybody of the user table, so `readConfig` refuses it in
 * production. It stands before Hono on the same port and keeps keys, sessions and tokens in the database.
 */
export async function createDevIdp({ config, database, log }: Deps): Promise<DevIdp> {
  if (config.isProduction) throw new Error('The development identity provider is refused in production.');
  const { Provider, interactionPolicy } = await loadProvider();
  const { oidc, devIdpPath: prefix, publicOrigin } = config;
  const issuer = new URL(oidc.issuer);
  const users = idpUsers(database);
  const home = `${publicOrigin}/`;
  await removeExpiredPayloads(database);
  const jwks = await storedSetting(database, 'dev_idp_jwks', jwksSchema, newKeys);
  const cookieKeys = await storedSetting(database, 'dev_idp_cookie_keys', v.array(v.string()), () => [randomBytes(32).toString('base64url')]);

  const account = (user: IdpUser) => ({ accountId: user.sub, claims: async () => claimsOf(user) });

  // The default policy ignores a login_hint once somebody is signed in; here it switches to the person it names.
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(new interactionPolicy.Check('login_hint', 'another user is named', async (ctx: KoaContextWithOIDC) => {
    const hint = ctx.oidc.params?.login_hint;
    const user = typeof hint === 'string' ? await users.find(hint) : undefined;
    const isOther = user !== undefined && ctx.oidc.session?.accountId !== user.sub && !ctx.oidc.result?.login;
    return isOther ? interactionPolicy.Check.REQUEST_PROMPT : interactionPolicy.Check.NO_NEED_TO_PROMPT;
  }));

  const formTargets = `'self' ${new URL(oidc.redirectUri).origin} ${new URL(oidc.postLogoutRedirectUri).origin}`;
  const scriptHash = `'sha256-${createHash('sha256').update(submitScript).digest('base64')}'`;

  function answerPage(ctx: KoaContextWithOIDC, body: string, scriptSource = `'none'`) {
    ctx.type = 'html';
    ctx.set('content-security-policy', securityPolicy(scriptSource, formTargets));
    ctx.body = body;
  }

  const configuration: Configuration = {
    adapter: createIdpAdapter(database),
    clients: [{
      client_id: oidc.clientId,
      client_secret: oidc.clientSecret,
      token_endpoint_auth_method: 'client_secret_basic',
      redirect_uris: [oidc.redirectUri],
      post_logout_redirect_uris: [oidc.postLogoutRedirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code', 'refresh_token'],
    }],
    jwks,
    cookies: {
      keys: cookieKeys,
      names: { session: 'dev_idp_session', interaction: 'dev_idp_interaction', resume: 'dev_idp_resume' },
      long: { path: prefix, httpOnly: true, sameSite: 'lax', signed: true },
      // No path here: it would replace the one per interaction, and two tabs would overwrite each other.
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    scopes: oidcScopes,
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name', 'preferred_username'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    routes: { userinfo: '/userinfo' },
    async findAccount(_ctx, id) {
      const user = await users.find(id);
      return user && account(user);
    },
    async extraTokenClaims(_ctx, token) {
      const user = 'accountId' in token && token.accountId ? await users.find(token.accountId) : undefined;
      return user && { email: user.email, email_verified: true, given_name: user.firstName, family_name: user.lastName };
    },
    interactions: { policy, url: (_ctx, interaction) => `${prefix}/interaction/${interaction.uid}` },
    async loadExistingGrant(ctx) {
      const { client, session, result } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
      const found = known ? await provider.Grant.find(known) : undefined;
      if (found && found.accountId === session.accountId) return found;
      const grant = grantAll(new provider.Grant({ clientId: client.clientId, accountId: session.accountId }), oidc.audience);
      await grant.save();
      return grant;
    },
    // offline_access counts only with prompt=consent, and a token issued for it would survive the logout: so by grant type.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    pkce: { required: () => true },
    renderError(ctx, out) {
      answerPage(ctx, messagePage('This sign-in cannot go on', out.error_description ?? out.error, home));
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(ctx, form) {
          const hinted = ctx.oidc.entities.IdTokenHint?.payload.sub;
          const isAsked = hinted === undefined || hinted !== ctx.oidc.session?.accountId;
          answerPage(ctx, signOutPage(form, isAsked), isAsked ? undefined : scriptHash);
        },
        postLogoutSuccessSource(ctx) {
          answerPage(ctx, messagePage('Signed out', 'You are signed out of the development identity provider.', home));
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => oidc.audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: apiScope, audience: oidc.audience, accessTokenFormat: 'jwt', accessTokenTTL: accessTokenSeconds, jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    ttl: {
      AccessToken: accessTokenSeconds, AuthorizationCode: 60, IdToken: 3600, Interaction: 3600,
      RefreshToken: refreshTokenSeconds, Session: sessionSeconds, Grant: sessionSeconds,
    },
  };

  const provider: ProviderType = new Provider(oidc.issuer, configuration);
  provider.proxy = true;
  const logRefusal = (_ctx: unknown, error: Error) => log.warn({ err: error }, 'the development identity provider refused a request');
  provider.on('server_error', logRefusal);
  provider.on('authorization.error', logRefusal);
  provider.on('grant.error', logRefusal);

  const standard = provider.callback();
  const interact = createInteraction({
    provider, users, prefix, home, audience: oidc.audience, log, grantAll, securityPolicy: securityPolicy(`'none'`, formTargets),
  });
  const userInfo = createUserInfo({ jwks, oidc, users, log });

  return {
    owns: (url) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`),
    handle(request, response) {
      // Every address that the provider builds lies below its issuer, whatever host or port this request came by.
      request.headers['x-forwarded-host'] = issuer.host;
      request.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
      const [path = ''] = (request.url ?? '').slice(prefix.length).split('?');
      const interactionId = /^\/interaction\/([\w-]+)\/?$/.exec(path)?.[1];
      if (interactionId !== undefined) return interact(request, response, interactionId);
      if (path === '/userinfo') return userInfo(request, response);
      // From the original address the provider learns below which path it is mounted.
      Object.assign(request, { originalUrl: request.url });
      request.url = request.url?.slice(prefix.length) || '/';
      return void standard(request, response);
    },
  };
}
