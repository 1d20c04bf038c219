import { randomUUID } from 'node:crypto';
import { pathId } from '@console/api/core/hydra/iri';
import { Problem, badRequest, notFound } from '@console/api/core/hydra/problem';
import { createSessionCookies } from '@console/server/auth/cookies';
import type { AppEnv, Deps } from '@console/server/context';
import type { Tx } from '@console/server/db/database';
import { writeTransaction } from '@console/server/db/writeTransaction';
import { claimKey, storeAnswer } from '@console/server/http/idempotency';
import type { Context } from 'hono';
import { executeCommand, isCommandName, type Command } from './commands.ts';
import { findScrape } from './legacyQueries.ts';
import { popupPage, resultPage } from './pages.ts';

const FORM = 'application/x-www-form-urlencoded';
const isForm = (c: Context) =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === FORM;

/** Reads the fields of the popup's form. Any other body has no fields. */
async function formFields(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(isForm(c) ? await c.req.text() : '');
}

/**
 * Reads the CSRF token. That of a form is in a field, because a form cannot send headers. Any other
 * token is in the header.
 */
export const csrfOf = async (c: Context, headerName: string): Promise<string | undefined> =>
  isForm(c) ? ((await formFields(c)).get('csrf_token') ?? undefined) : c.req.header(headerName);

/** @throws Problem 400 for an unknown command and a malformed `from_ndx`, 404 for a malformed id */
function commandOf(c: Context): Command {
  const command = c.req.query('command') ?? '';
  if (!isCommandName(command)) throw badRequest('This command is unknown.');
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

/** Creates the command popups, which are the page with the question and the answer to its form. */
export function createPopup(deps: Deps) {
  const {
    config,
    database: { db },
  } = deps;
  const cookies = createSessionCookies(config);

  async function ask(c: Context<AppEnv>): Promise<string> {
    const command = commandOf(c);
    const found = await findScrape(db, command.scrapeId);
    if (found === undefined) throw notFound();
    return popupPage(command, found, { csrf: cookies.read(c, 'csrf') ?? '', key: randomUUID() });
  }

  /** A second click and a reload send the same key, so they get the first answer again. */
  async function confirm(c: Context<AppEnv>): Promise<string> {
    if (!isForm(c))
      throw new Problem({
        status: 415,
        code: 'unsupported_media_type',
        description: `The content-type has to be ${FORM}.`,
      });
    const command = commandOf(c);
    const key = (await formFields(c)).get('key') ?? '';
    if (key !== '' && !/^[\w-]{1,64}$/.test(key))
      throw badRequest('The key of the form is malformed.');
    return writeTransaction(deps, (tx) =>
      key === '' ? perform(tx, c, command) : performOnce(tx, c, command, key),
    );
  }

  async function performOnce(
    tx: Tx,
    c: Context<AppEnv>,
    command: Command,
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
    const text = await perform(tx, c, command);
    await storeAnswer(tx, request, { status: 200, text });
    return text;
  }

  async function perform(tx: Tx, c: Context<AppEnv>, command: Command): Promise<string> {
    const result = await executeCommand(tx, c.get('user'), command);
    const found = await findScrape(tx, command.scrapeId);
    if (found === undefined) throw notFound();
    return resultPage(command, found, result);
  }

  return { ask, confirm };
}
