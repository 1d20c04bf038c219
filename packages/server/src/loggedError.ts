import { DrizzleQueryError } from 'drizzle-orm';

export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  statement?: string;
  stack?: string;
  cause?: LoggedError;
};

const codeOf = (error: Error): { code?: string } =>
  'code' in error && typeof error.code === 'string' ? { code: error.code } : {};

/**
 * The places alone: V8 puts the message before them, and that of a failed query holds its
 * parameters.
 */
function placesOf({ stack = '', message }: Error): string {
  const end = message === '' ? -1 : stack.indexOf(message);
  return (end < 0 ? stack : stack.slice(end + message.length)).replace(/^[^\n]*\n/, '');
}

/**
 * An error as the log may hold it: type, message, code (SQLSTATE), places and causes, of a failed
 * query the statement without its values. Nothing else of it is written, such as the `detail` of
 * PostgreSQL, which quotes rows.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const isQuery = error instanceof DrizzleQueryError;
  return {
    type: error.constructor.name,
    message: isQuery ? 'A query failed' : error.message,
    ...codeOf(error),
    ...(isQuery && { statement: error.query }),
    stack: placesOf(error),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

/** The same for somebody who reads a terminal. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = ({ type, message, code, statement, stack, cause }: LoggedError): string[] => [
    `${type}: ${message}${code === undefined ? '' : ` (${code})`}`,
    ...(statement === undefined ? [] : [statement]),
    ...(stack ? [stack] : []),
    ...(cause === undefined ? [] : ['caused by', ...lines(cause)]),
  ];
  return lines(loggedError(error)).join('\n');
}
