import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readArguments, UsageError } from './importArguments.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const file = fileURLToPath(import.meta.url);
const files = ['--companies', file, '--listings', file];
const read = (args: string[], isProduction = false) => readArguments(args, { now, isProduction });

describe('the arguments of the import command', () => {
  it('name the files, and by default the present moment', () => {
    expect(read([...files, '--counts', file])).toEqual({
      companies: file,
      listings: file,
      counts: file,
      replace: false,
      now,
      invents: true,
    });
    expect(read([...files, '--replace', '--as-of', '2026-04-13'])).toMatchObject({
      replace: true,
      now: new Date('2026-04-13T23:59:59.000Z'),
    });
  });

  it.each([
    { isProduction: false, args: [], invents: true },
    { isProduction: false, args: ['--no-invent-details'], invents: false },
    { isProduction: true, args: [], invents: false },
    { isProduction: true, args: ['--invent-details'], invents: true },
  ])('invent details unless it is production: %j', ({ isProduction, args, invents }) => {
    expect(read([...files, ...args], isProduction).invents).toBe(invents);
  });

  it.each([
    [['--companies', file], '--companies and --listings are required.'],
    [['--companies', file, '--listings', 'absent.json'], 'There is no file absent.json.'],
    [
      [...files, '--as-of', '2026-02-30'],
      '--as-of takes a day that was, as YYYY-MM-DD, and not 2026-02-30.',
    ],
    [[...files, '--as-of', '2999-01-01'], '--as-of takes a day that was'],
    [[...files, '--force'], "Unknown option '--force'"],
  ])('are refused: %j', (args, sentence) => {
    expect(() => read(args)).toThrow(UsageError);
    expect(() => read(args)).toThrow(sentence);
  });
});
