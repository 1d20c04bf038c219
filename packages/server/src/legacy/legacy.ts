import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { ROLE_SETS, type Role } from '@console/api/roles/rules';
import { authenticate } from '../auth/authenticate.ts';
import type { AppEnv, Deps, VerifyAccessToken } from '../context.ts';
import { asProblem } from '../http/errorHandler.ts';
import { legacyHeaders } from '../http/securityHeaders.ts';
import { Problem, forbidden, notFound } from '../hydra/problem.ts';
import { isLegacyCommand } from './commands.ts';
import { framePage } from './framePage.ts';
import { cutOpenerHash, legacyPage } from './legacyPage.ts';
import { findScrape, listCommands, listQueue } from './legacyQueries.ts';
import { popupPage } from './popupPage.ts';

const mayUse: readonly Role[] = ROLE_SETS.EDIT;
const largestId = 2_147_483_647;
const badCommand = (description: string) => new Problem({ status: 400, code: 'bad_request', description });

/** A positive whole number of the query; undefined when it is none. */
function numberOf(c: Context, name: string): number | undefined {
  const text = c.req.query(name) ?? '';
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= largestId ? value : undefined;
}

/**
 * The stand-in for the legacy admin host (section 10.3), below its base path: the frame page and the command popups.
 * Answers HTML, errors too.
 */
export function createLegacy(deps: Deps & { verifyAccessToken: VerifyAccessToken }): Hono<AppEnv> {
  const { config, database, log } = deps;
  const page = (c: Context, body: string, status: Problem['status'] | 200 = 200, scriptSource?: string) =>
    c.html(body, status, { ...legacyHeaders(config, scriptSource) });

  async function scrapeOfQuery(c: Context) {
    const id = numberOf(c, 'scrape_id');
    const found = id === undefined ? undefined : await findScrape(database, id);
    if (!found) throw notFound();
    return found;
  }

  async function popup(c: Context<AppEnv>) {
    const command = c.req.query('command') ?? '';
    if (!isLegacyCommand(command)) throw badCommand('This command is unknown.');
    const fromNdx = numberOf(c, 'from_ndx');
    if (c.req.query('from_ndx') !== undefined && (fromNdx === undefined || command !== 'unserveQueue'))
      throw badCommand('from_ndx has to be a positive number, and belongs to unserveQueue only.');
    return page(c, popupPage({ command, scrape: await scrapeOfQuery(c), fromNdx }), 200, cutOpenerHash);
  }

  async function frame(c: Context<AppEnv>) {
    const scrape = await scrapeOfQuery(c);
    const [queue, commands] = await Promise.all([listQueue(database, scrape.id), listCommands(database, scrape.id)]);
    return page(c, framePage({ scrape, queue, commands }));
  }

  const legacy = new Hono<AppEnv>().basePath(config.legacy.baseUrl);
  legacy.use(authenticate(deps));
  legacy.use(async (c, next) => {
    if (!mayUse.includes(c.get('user').role)) throw forbidden(mayUse);
    await next();
  });
  legacy.get(config.legacy.popupPath, popup);
  legacy.get(config.legacy.framePath, frame);
  legacy.all('*', () => { throw notFound(); });
  legacy.onError((error, c) => {
    const problem = asProblem(error);
    if (!(error instanceof Problem)) log.error({ err: error, path: c.req.path }, 'the legacy stand-in failed');
    return page(c, legacyPage(problem.message, html`<h2>${problem.status}</h2><p>${problem.message}</p>`), problem.status);
  });
  return legacy;
}
