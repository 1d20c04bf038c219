import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@console/server/config';
import type { Logger } from '@console/server/log';
import type { Provider } from 'oidc-provider';
import { grantAll, idpSecurityPolicy } from './devIdpConfiguration.ts';
import { chooseUserPage, messagePage } from './devIdpPages.ts';
import type { idpUsers, IdpUser } from './devIdpUsers.ts';

type Interaction = InstanceType<Provider['Interaction']>;
type InteractionParts = {
  provider: Provider;
  users: ReturnType<typeof idpUsers>;
  config: Config;
  log: Logger;
};

const largestForm = 4096;

async function chosenUser(request: IncomingMessage): Promise<string> {
  let form = '';
  for await (const chunk of request) {
    form += String(chunk);
    if (form.length > largestForm) return '';
  }
  return new URLSearchParams(form).get('user') ?? '';
}

/**
 * Shows the page on which a person chooses a user. A `login_hint` chooses the user without the
 * page.
 */
export function createInteraction({ provider, users, config, log }: InteractionParts) {
  const { oidc, devIdpPath } = config;
  const home = `${config.publicOrigin}/`;

  function answer(response: ServerResponse, status: number, body: string) {
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': idpSecurityPolicy(oidc),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    response.end(body);
  }

  async function namedUser(request: IncomingMessage, hint: unknown): Promise<IdpUser | undefined> {
    if (request.method === 'POST') return users.find(await chosenUser(request));
    return typeof hint === 'string' ? users.find(hint) : undefined;
  }

  /**
   * Signs another user out of the session. The provider package would send the browser through one
   * more form for that.
   */
  async function forgetOther(interaction: Interaction, user: IdpUser): Promise<void> {
    const session =
      interaction.session && (await provider.Session.findByUid(interaction.session.uid));
    if (!session?.accountId || session.accountId === user.sub) return;
    session.accountId = undefined;
    session.loginTs = undefined;
    session.authorizations = undefined;
    interaction.session = undefined;
    await session.persist();
    await interaction.persist();
  }

  async function interact(
    request: IncomingMessage,
    response: ServerResponse,
    uid: string,
  ): Promise<void> {
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? ''))
      return answer(
        response,
        405,
        messagePage('Not allowed', 'This page can be opened and its form sent.', home),
      );
    const details = await provider.interactionDetails(request, response).catch(() => undefined);
    if (!details || details.uid !== uid)
      return answer(
        response,
        400,
        messagePage('This sign-in has expired', 'Go back to the console and start again.', home),
      );
    const { prompt, params, session, grantId } = details;
    if (prompt.name === 'consent' && session) {
      const known = grantId ? await provider.Grant.find(grantId) : undefined;
      const grant = grantAll(
        known ??
          new provider.Grant({ accountId: session.accountId, clientId: String(params.client_id) }),
        oidc.audience,
      );
      return provider.interactionFinished(request, response, {
        consent: { grantId: await grant.save() },
      });
    }
    const user = await namedUser(request, params.login_hint);
    if (user) {
      await forgetOther(details, user);
      return provider.interactionFinished(
        request,
        response,
        { login: { accountId: user.sub } },
        { mergeWithLastSubmission: false },
      );
    }
    return answer(
      response,
      200,
      chooseUserPage(`${devIdpPath}/interaction/${uid}`, await users.all()),
    );
  }

  return (request: IncomingMessage, response: ServerResponse, uid: string): void => {
    interact(request, response, uid).catch((error: unknown) => {
      log.error({ err: error }, 'the sign-in page failed');
      if (!response.headersSent)
        answer(
          response,
          500,
          messagePage(
            'The sign-in failed',
            'The server could not answer. Try again in a moment.',
            home,
          ),
        );
      else response.end();
    });
  };
}
