import { DrizzleQueryError } from 'drizzle-orm';

export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  statement?: string;
  stack?: string;
  cause?: LoggedError;
};

const MAX_LENGTH = 2000;

/** A statement or message in a length that a log line can hold. */
const shortened = (text: string): string =>
  text.length <= MAX_LENGTH
    ? text
    : `${text.slice(0, MAX_LENGTH)}… (${text.length.toLocaleString('en-US')} characters)`;

const codeOf = (error: Error): { code?: string } =>
  'code' in error && typeof error.code === 'string' ? { code: error.code } : {};

/**
 * The stack without the message, which V8 puts before it. The message of a failed query holds its
 * parameters.
 */
function placesOf({ stack = '', message }: Error): string {
  const end = message === '' ? -1 : stack.indexOf(message);
  return (end < 0 ? stack : stack.slice(end + message.length)).replace(/^[^\n]*\n/, '');
}

/**
 * What the log says of an error: type, message, code (SQLSTATE), stack and causes, and of a failed
 * query the statement without its values. Other properties are left out, such as the `detail` of
 * PostgreSQL, which quotes rows.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: shortened(String(error)) };
  const isQuery = error instanceof DrizzleQueryError;
  return {
    type: error.constructor.name,
    message: isQuery ? 'A query failed' : shortened(error.message),
    ...codeOf(error),
    ...(isQuery && { statement: shortened(error.query) }),
    stack: placesOf(error),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

/** What a terminal shows of an error. */
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
