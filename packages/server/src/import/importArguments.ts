import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readAsOf } from './asOf.ts';

/** The help text of the command. */
export const usage = `Usage: npm run import -- --companies FILE --listings FILE [--counts FILE] [--as-of DATE] [--replace] [--[no-]invent-details]

  --companies       entities with their portals, a JSON array
  --listings        jobs, a JSON array
  --counts          open jobs per day, a JSON object with snapshots and series
  --as-of           the day that counts as today, YYYY-MM-DD; facts of later days are left out
  --replace         empties the database first; users and look-ups stay
  --invent-details  makes up what the files do not say (conditions and code of scrapes, metrics of
                    earlier days); the default except in production, where it has to be asked for

Files may be gzipped. docs/import.md describes them.
`;

/** The error for wrong arguments of the command. */
export class UsageError extends Error {}

/**
 * Reads the arguments of the import command. Details are invented by default, except in production.
 *
 * @throws UsageError
 */
export function readArguments(args: string[], env: { now: Date; isProduction: boolean }) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        companies: { type: 'string' },
        listings: { type: 'string' },
        counts: { type: 'string' },
        'as-of': { type: 'string' },
        replace: { type: 'boolean', default: false },
        'invent-details': { type: 'boolean' },
      },
      allowNegative: true,
    });
    const { companies, listings, counts, 'as-of': asOf, replace } = values;
    if (companies === undefined || listings === undefined)
      throw new UsageError('--companies and --listings are required.');
    for (const file of [companies, listings, counts])
      if (file !== undefined && !existsSync(file))
        throw new UsageError(`There is no file ${file}.`);
    const now = asOf === undefined ? env.now : readAsOf(asOf, env.now);
    if (now === undefined)
      throw new UsageError(`--as-of takes a day that was, as YYYY-MM-DD, and not ${asOf}.`);
    const invents = values['invent-details'] ?? !env.isProduction;
    return { companies, listings, counts, replace, now, invents };
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(error instanceof Error ? error.message : String(error));
  }
}
