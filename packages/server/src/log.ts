import { DrizzleQueryError } from 'drizzle-orm';
import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import type { Config } from './config.ts';

export type Logger = PinoLogger;

type LoggedError = {
  type: string;
  message: string;
  code?: string;
  statement?: string;
  stack?: string;
  cause?: LoggedError;
};

const MAX_LENGTH = 2000;

/** A statement or a message, shortened to a length that a log line can hold. */
const shortened = (text: string): string =>
  text.length <= MAX_LENGTH
    ? text
    : `${text.slice(0, MAX_LENGTH)}… (${text.length.toLocaleString('en-US')} characters)`;

const codeOf = (error: Error): { code?: string } =>
  'code' in error && typeof error.code === 'string' ? { code: error.code } : {};

/** The stack without the message, because the message of a failed query holds its parameters. */
function stackOf({ stack = '', message }: Error): string {
  const end = message === '' ? -1 : stack.indexOf(message);
  return (end < 0 ? stack : stack.slice(end + message.length)).replace(/^[^\n]*\n/, '');
}

/**
 * The parts of an error that may be logged: type, message, code (SQLSTATE), stack and causes, and
 * the statement of a failed query without its values. Anything else is left out, such as the
 * `detail` of PostgreSQL, which quotes rows.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: shortened(String(error)) };
  const isQuery = error instanceof DrizzleQueryError;
  return {
    type: error.constructor.name,
    message: isQuery ? 'A query failed' : shortened(error.message),
    ...codeOf(error),
    ...(isQuery && { statement: shortened(error.query) }),
    stack: stackOf(error),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

/** Writes the parts of an error that may be logged as text for a terminal. */
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

/**
 * Makes the log, which writes one JSON line per entry to standard output, without tokens and
 * cookies.
 */
export const createLog = (
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level,
      serializers: { err: loggedError },
      redact: {
        paths: [
          'req.headers.cookie',
          'req.headers.authorization',
          '*.access_token',
          '*.refresh_token',
          '*.id_token',
        ],
        censor: '[removed]',
      },
    },
    destination,
  );
