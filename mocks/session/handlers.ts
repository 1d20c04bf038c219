import { HttpResponse, type RequestHandler } from 'msw';
import { endpoint, type AgentCall } from '../endpoint.ts';

const MOCK_CSRF = 'csrf-of-the-fixtures';
const authorizationRequestUrl = 'https://login.console.test/authorize?client_id=console';
const endSessionUrl = 'https://login.console.test/end-session';

/**
 * The handlers of the authentication agent, with or without a signed-in user. See
 * docs/contract.md#sign-in.
 */
export const sessionHandlers = ({ isLoggedIn = true, handled = false } = {}): RequestHandler[] => [
  endpoint('/login/end', () =>
    HttpResponse.json(
      isLoggedIn ? { handled, isLoggedIn, csrf: MOCK_CSRF } : { handled, isLoggedIn },
    ),
  ),
  endpoint('/login/start', () => HttpResponse.json({ authorizationRequestUrl })),
  endpoint('/refresh', () => new HttpResponse(null, { status: 204 })),
  endpoint('/logout', () => HttpResponse.json({ url: endSessionUrl })),
];

/** A failing call of the agent, with the agent's own error body. */
export const agentFails = (
  call: AgentCall,
  status: number,
  body: { code?: string; message?: string } = {},
): RequestHandler => endpoint(call, () => HttpResponse.json(body, { status }));

export const agentOffline = (call: AgentCall): RequestHandler =>
  endpoint(call, () => HttpResponse.error());
