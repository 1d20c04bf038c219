type AgentStatus = 400 | 401 | 502;

const sentences = {
  unauthorized_request: [401, 'Access denied due to invalid request details'],
  session_expired: [401, 'A request sent to the Authorization Server was rejected'],
  token_expired: [401, 'The access token has expired'],
  authorization_error: [400, 'A request sent to the Authorization Server was rejected'],
  authorization_server_error: [
    502,
    'A problem occurred with a request to the Authorization Server',
  ],
  token_too_large: [502, 'A token is too large for a cookie'],
} as const satisfies Record<string, readonly [AgentStatus, string]>;

/** An error answer of the agent: `{code, message}` with this status. */
export class AgentError extends Error {
  override name = 'AgentError';
  readonly status: AgentStatus;
  readonly code: string;

  constructor(status: AgentStatus, code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }
}

/** @param cause is logged and never sent to the browser */
export function agentError(code: keyof typeof sentences, cause?: unknown): AgentError {
  const [status, message] = sentences[code];
  return new AgentError(status, code, message, cause);
}

export const invalidRequest = (message: string, cause?: unknown) =>
  new AgentError(400, 'invalid_request', message, cause);
