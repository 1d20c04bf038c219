import { randomUUID } from 'node:crypto';
import { pathId } from '@console/api/core/hydra/iri';
import { Problem, badRequest, notFound } from '@console/api/core/hydra/problem';
import type { Context } from 'hono';
import { createSessionCookies } from '../auth/cookies.ts';
import type { AppEnv, Deps } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { claimKey, storeAnswer } from '../http/idempotency.ts';
import { isLegacyCommand } from './commands.ts';
import { executeCommand, type GivenCommand } from './executeCommand.ts';
import { findScrape } from './legacyQueries.ts';
import { popupPage, resultPage } from './popupPage.ts';

const FORM = 'application/x-www-form-urlencoded';
const isForm = (c: Context) =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === FORM;

/** The fields of the popup's form; of anything else, none. */
async function formFields(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(isForm(c) ? await c.req.text() : '');
}

/**
 * The CSRF token of a form stands in a field, since a form sends no headers; that of a script in
 * the header.
 */
export const csrfOf = async (c: Context, headerName: string): Promise<string | undefined> =>
  isForm(c) ? ((await formFields(c)).get('csrf_token') ?? undefined) : c.req.header(headerName);

/**
 * @throws Problem 400 for an unknown command and for a number that is none, 404 for what is no id
 *   of a scrape
 */
function givenCommand(c: Context): GivenCommand {
  const command = c.req.query('command') ?? '';
  if (!isLegacyCommand(command)) throw badRequest('This command is unknown.');
  const fromNdx = pathId(c.req.query('from_ndx'));
  if (
    c.req.query('from_ndx') !== undefined &&
    (fromNdx === undefined || command !== 'unserveQueue')
  )
    throw badRequest('from_ndx has to be a positive number, and belongs to unserveQueue only.');
  const scrapeId = pathId(c.req.query('scrape_id'));
  if (scrapeId === undefined) throw notFound();
  return { command, scrapeId, fromNdx };
}

/**
 * The command popups of section 10.3: the page that asks, and the form that it confirms with. Both
 * answer a whole page.
 */
export function createPopup({ config, database: { db } }: Deps) {
  const cookies = createSessionCookies(config);

  async function ask(c: Context<AppEnv>): Promise<string> {
    const given = givenCommand(c);
    const found = await findScrape(db, given.scrapeId);
    if (found === undefined) throw notFound();
    return popupPage(given, found, { csrf: cookies.read(c, 'csrf') ?? '', key: randomUUID() });
  }

  /**
   * With the key of the form a second click, or a reload of the answer, shows the first answer
   * again.
   */
  async function confirm(c: Context<AppEnv>): Promise<string> {
    if (!isForm(c))
      throw new Problem({
        status: 415,
        code: 'unsupported_media_type',
        description: `The content-type has to be ${FORM}.`,
      });
    const given = givenCommand(c);
    const key = (await formFields(c)).get('key') ?? '';
    if (key !== '' && !/^[\w-]{1,64}$/.test(key))
      throw badRequest('The key of the form is malformed.');
    return db.transaction((tx) =>
      key === '' ? perform(tx, c, given) : performOnce(tx, c, given, key),
    );
  }

  async function performOnce(
    tx: Tx,
    c: Context<AppEnv>,
    given: GivenCommand,
    key: string,
  ): Promise<string> {
    const { pathname, search } = new URL(c.req.url);
    const request = {
      userId: c.get('user').id,
      key: `legacy ${key}`,
      method: 'POST',
      path: pathname + search,
      bodyText: key,
    };
    const stored = await claimKey(tx, request);
    if (stored !== undefined) return stored.text;
    const text = await perform(tx, c, given);
    await storeAnswer(tx, request, { status: 200, text });
    return text;
  }

  async function perform(tx: Tx, c: Context<AppEnv>, given: GivenCommand): Promise<string> {
    const result = await executeCommand(tx, c.get('user'), given);
    const found = await findScrape(tx, given.scrapeId);
    if (found === undefined) throw notFound();
    return resultPage(given, found, result);
  }

  return { ask, confirm };
}
