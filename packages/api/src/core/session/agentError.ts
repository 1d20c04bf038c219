import { problemCode, problemMessage, type ApiError } from '../errors.ts';

/** The contents of the alert at sign-in and page load. Status 0 means that there was no answer. */
export type Problem = { status: number; code: string; message: string };

/** A failed call of the authentication agent. */
export class AgentError extends Error implements Problem {
  readonly status: number;
  readonly code: string;

  constructor(status: number, body: unknown, options?: ErrorOptions) {
    super(problemMessage('Authentication Agent', body), options);
    this.name = 'AgentError';
    this.status = status;
    this.code = problemCode(body);
  }
}

/** The text is "Status: {n}, Code: {code}, {message}". */
export const problemText = ({ status, code, message }: Problem): string =>
  `Status: ${status}, Code: ${code}, ${message}`;

/**
 * The alert for a failed API call at page load, such as GET /me. See docs/decisions.md#errors
 * (D-38).
 */
export const pageLoadProblem = ({ status, code, kind, message }: ApiError): Problem => ({
  status,
  code,
  message:
    kind === 'offline' || kind === 'contract'
      ? problemMessage('API', kind === 'contract' ? { message } : undefined)
      : message,
});
