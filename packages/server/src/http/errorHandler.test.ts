import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asProblem } from './errorHandler.ts';

const failed = (code: string) =>
  new DrizzleQueryError(
    'UPDATE entity SET version = $1',
    [2],
    Object.assign(new Error('no'), { code }),
  );
const answerOf = (thrown: unknown) => {
  const { status, code, headers } = asProblem(thrown);
  return [status, code, headers['Retry-After']];
};

describe('a failure of the database', () => {
  it.each(['40P01', '40001'])(
    '%s lost against another transaction: to be repeated in a second',
    (code) => {
      expect(answerOf(failed(code))).toEqual([503, 'unavailable', '1']);
    },
  );

  it('57P01 is a database that is away: to be repeated later', () => {
    expect(answerOf(failed('57P01'))).toEqual([503, 'unavailable', '5']);
  });

  it('22001 is bad input, anything else our own fault', () => {
    expect(answerOf(failed('22001'))).toEqual([400, 'bad_request', undefined]);
    expect(answerOf(failed('42601'))).toEqual([500, 'server_error', undefined]);
  });
});
