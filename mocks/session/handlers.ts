import { HttpResponse, type RequestHandler } from 'msw';
import { endpoint, type Endpoint } from '../endpoint.ts';

const MOCK_CSRF = 'csrf-of-the-fixtures';
const authorizationRequestUrl = 'https://login.console.test/authorize?client_id=console';
const endSessionUrl = 'https://login.console.test/end-session';

/** The authentication agent with somebody signed in, or with nobody (contract, section 4.1). */
export const sessionHandlers = ({ isLoggedIn = true, handled = false } = {}): RequestHandler[] => [
  endpoint('POST /login/end', () =>
    HttpResponse.json(
      isLoggedIn ? { handled, isLoggedIn, csrf: MOCK_CSRF } : { handled, isLoggedIn },
    ),
  ),
  endpoint('POST /login/start', () => HttpResponse.json({ authorizationRequestUrl })),
  endpoint('POST /refresh', () => new HttpResponse(null, { status: 204 })),
  endpoint('POST /logout', () => HttpResponse.json({ url: endSessionUrl })),
];

type AgentCall = Extract<
  Endpoint,
  'POST /login/end' | 'POST /login/start' | 'POST /refresh' | 'POST /logout'
>;

/** A call of the agent that fails with the agent's own error body. */
export const agentFails = (
  call: AgentCall,
  status: number,
  body: { code?: string; message?: string } = {},
): RequestHandler => endpoint(call, () => HttpResponse.json(body, { status }));

export const agentOffline = (call: AgentCall): RequestHandler =>
  endpoint(call, () => HttpResponse.error());
