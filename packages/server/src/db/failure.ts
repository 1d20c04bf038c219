import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The reason why a statement failed. `unavailable`: the database cannot be reached or is
 * overloaded. `conflict`: the transaction lost against another one and may succeed when it is
 * repeated. `invalid`: no column accepts the value. `tooLarge`: a statement cannot have so many
 * values. `fault`: the program has an error.
 */
export type DatabaseFailure = 'unavailable' | 'conflict' | 'invalid' | 'tooLarge' | 'fault';

/** The wire protocol counts the parameters of a statement in 16 bits. */
const MAX_PARAMETERS = 65_535;

/** These are codes of Node, and PostgreSQL's classes 08 and 53, 57P01 to 57P03 and 57014 (timeout). */
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|53...|57P0[123]|57014)$/;
const UNAVAILABLE_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|Client has encountered a connection error/;
/** The codes of a deadlock and of a serialization failure. */
const CONFLICT = /^(40P01|40001)$/;
const PROTOCOL_VIOLATION = '08P01';

const textOf = (error: unknown, name: 'code' | 'routine'): string => {
  const value: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Reads the kind of failure from an error of Drizzle or `pg`, such as one with an SQLSTATE. */
export function databaseFailure(thrown: unknown): DatabaseFailure {
  const isQuery = thrown instanceof DrizzleQueryError;
  if (isQuery && thrown.params.length > MAX_PARAMETERS) return 'tooLarge';
  const error = isQuery && thrown.cause !== undefined ? thrown.cause : thrown;
  const code = textOf(error, 'code');
  // Errors of PostgreSQL itself carry the name of a routine. A connection pooler that cannot reach
  // PostgreSQL sends the same code without one.
  if (code === PROTOCOL_VIOLATION && textOf(error, 'routine') !== '') return 'fault';
  if (UNAVAILABLE.test(code)) return 'unavailable';
  if (error instanceof Error && UNAVAILABLE_TEXT.test(error.message)) return 'unavailable';
  if (CONFLICT.test(code)) return 'conflict';
  if (code.startsWith('22')) return 'invalid';
  if (code.startsWith('54')) return 'tooLarge';
  return 'fault';
}
