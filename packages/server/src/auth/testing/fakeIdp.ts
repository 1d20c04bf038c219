import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export type Answer = { status: number; body: unknown };
export type FakeIdp = Awaited<ReturnType<typeof startFakeIdp>>;

/** An identity provider that sends the answers of the test, by path, and records its requests. */
export async function startFakeIdp() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'test' };
  const answers = new Map<string, Answer | (() => Answer | Promise<Answer>)>();
  const requests: {
    method: string;
    path: string;
    headers: Record<string, unknown>;
    form: URLSearchParams;
  }[] = [];

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      requests.push({
        method: request.method ?? '',
        path,
        headers: request.headers,
        form: new URLSearchParams(body),
      });
      const answer = answers.get(path) ?? { status: 404, body: {} };
      void Promise.resolve(typeof answer === 'function' ? answer() : answer).then((result) => {
        response.writeHead(result.status, { 'content-type': 'application/json' });
        response.end(typeof result.body === 'string' ? result.body : JSON.stringify(result.body));
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answers.set('/jwks', { status: 200, body: { keys: [jwk] } });
  answers.set('/.well-known/openid-configuration', {
    status: 200,
    body: {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      end_session_endpoint: `${issuer}/logout`,
      jwks_uri: `${issuer}/jwks`,
      introspection_endpoint: `${issuer}/introspect`,
      revocation_endpoint: `${issuer}/revoke`,
    },
  });

  return {
    issuer,
    answers,
    requests,
    countRequests: (path: string) => requests.filter((one) => one.path === path).length,
    /**
     * Signs claims as a JWT of five minutes. `signedBy: 'somebody else'` uses a key that the
     * provider does not publish.
     */
    sign(
      claims: JWTPayload,
      { signedBy = 'provider' }: { signedBy?: 'provider' | 'somebody else' } = {},
    ) {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iss: issuer, iat: now, exp: now + 300, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .sign(signedBy === 'provider' ? privateKey : foreign.privateKey);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
