import { createHash } from 'node:crypto';
import type { Deps } from '@console/server/context';
import type {
  Configuration,
  interactionPolicy,
  JWKS,
  KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import { createIdpAdapter } from './devIdpAdapter.ts';
import { messagePage, signOutPage, submitScript } from './devIdpPages.ts';
import { claimsOf, type idpUsers, type IdpUser } from './devIdpUsers.ts';

const accessTokenSeconds = 5 * 60;
const refreshTokenSeconds = 8 * 3600;
const sessionSeconds = 14 * 24 * 3600;
const apiScope = 'api';
const oidcScopes = ['openid', 'profile', 'email', 'offline_access'];

type Grant = InstanceType<Provider['Grant']>;

/** Grants every scope of this client without a consent page. */
export function grantAll(grant: Grant, audience: string): Grant {
  grant.addOIDCScope(oidcScopes.join(' '));
  grant.addResourceScope(audience, apiScope);
  return grant;
}

/** @param scriptSource the hash of the page's only script. No script runs without it */
export const idpSecurityPolicy = (
  { redirectUri, postLogoutRedirectUri }: Deps['config']['oidc'],
  scriptSource = "'none'",
): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src ${scriptSource}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Browsers also apply form-action to the redirects of a form, which here end at the console.
    `form-action 'self' ${new URL(redirectUri).origin} ${new URL(postLogoutRedirectUri).origin}`,
  ].join('; ');

const submitScriptHash = `'sha256-${createHash('sha256').update(submitScript).digest('base64')}'`;

type ConfigurationParts = Pick<Deps, 'config' | 'database'> & {
  users: ReturnType<typeof idpUsers>;
  jwks: JWKS;
  cookieKeys: string[];
  policy: interactionPolicy.DefaultPolicy;
};

/** The configuration of the development identity provider. */
export function devIdpConfiguration({
  config,
  database,
  users,
  jwks,
  cookieKeys,
  policy,
}: ConfigurationParts): Configuration {
  const { oidc, devIdpPath: prefix } = config;
  const home = `${config.publicOrigin}/`;
  const account = (user: IdpUser) => ({ accountId: user.sub, claims: async () => claimsOf(user) });

  function answerPage(ctx: KoaContextWithOIDC, body: string, scriptSource?: string) {
    ctx.type = 'html';
    ctx.set('content-security-policy', idpSecurityPolicy(oidc, scriptSource));
    ctx.body = body;
  }

  return {
    adapter: createIdpAdapter(database),
    clients: [
      {
        client_id: oidc.clientId,
        client_secret: oidc.clientSecret,
        token_endpoint_auth_method: 'client_secret_basic',
        redirect_uris: [oidc.redirectUri],
        post_logout_redirect_uris: [oidc.postLogoutRedirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks,
    cookies: {
      keys: cookieKeys,
      names: {
        session: 'dev_idp_session',
        interaction: 'dev_idp_interaction',
        resume: 'dev_idp_resume',
      },
      long: { path: prefix, httpOnly: true, sameSite: 'lax', signed: true },
      // A path here would replace the path of each interaction, so two tabs would share a cookie.
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    scopes: oidcScopes,
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    routes: { userinfo: '/userinfo' },
    async findAccount(_ctx, id) {
      const user = await users.find(id);
      return user && account(user);
    },
    async extraTokenClaims(_ctx, token) {
      const user =
        'accountId' in token && token.accountId ? await users.find(token.accountId) : undefined;
      return (
        user && {
          email: user.email,
          email_verified: true,
          given_name: user.firstName,
          family_name: user.lastName,
        }
      );
    },
    interactions: {
      policy,
      url: (_ctx, interaction) => `${prefix}/interaction/${interaction.uid}`,
    },
    async loadExistingGrant(ctx) {
      const { client, session, result, provider } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
      const found = known ? await provider.Grant.find(known) : undefined;
      if (found && found.accountId === session.accountId) return found;
      const grant = grantAll(
        new provider.Grant({ clientId: client.clientId, accountId: session.accountId }),
        oidc.audience,
      );
      await grant.save();
      return grant;
    },
    // The grant type decides, because a refresh token for offline_access needs prompt=consent and
    // survives logout.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    pkce: { required: () => true },
    renderError(ctx, out) {
      answerPage(
        ctx,
        messagePage('This sign-in cannot go on', out.error_description ?? out.error, home),
      );
    },
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(ctx, form) {
          const hinted = ctx.oidc.entities.IdTokenHint?.payload.sub;
          const needsClick = hinted === undefined || hinted !== ctx.oidc.session?.accountId;
          answerPage(ctx, signOutPage(form, needsClick), needsClick ? undefined : submitScriptHash);
        },
        postLogoutSuccessSource(ctx) {
          answerPage(
            ctx,
            messagePage(
              'Signed out',
              'You are signed out of the development identity provider.',
              home,
            ),
          );
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => oidc.audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: apiScope,
          audience: oidc.audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: refreshTokenSeconds,
      Session: sessionSeconds,
      Grant: sessionSeconds,
    },
  };
}
