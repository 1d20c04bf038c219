import { pathId } from '@console/api/core/hydra/iri';
import { Problem, forbidden, notFound, payloadTooLarge } from '@console/api/core/hydra/problem';
import { ROLE_SETS, type Role } from '@console/api/roles/rules';
import { authenticate } from '@console/server/auth/authenticate';
import type { AppEnv, Deps, VerifyAccessToken } from '@console/server/context';
import { asProblem, errorHandler } from '@console/server/http/errorHandler';
import { legacyHeaders } from '@console/server/http/headers';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { countQueue, findScrape, listCommands, listQueue } from './legacyQueries.ts';
import { framePage, legacyPage, popupScriptHash } from './pages.ts';
import { createPopup, csrfOf } from './popup.ts';
import { runTest } from './testRun.ts';

const roles: readonly Role[] = ROLE_SETS.EDIT;
/** The largest size of a form, in bytes. The two fields of the popup's form need less. */
const MAX_FORM_BYTES = 16 * 1024;

/**
 * Creates the stand-in for the legacy host ([contract](../../../../docs/contract.md#legacy-host)),
 * below its base path. It has test runs, the frame page and the command popups. Errors are answered
 * as pages, except for those of a test run, whose refusals the console reads.
 */
export function createLegacy(deps: Deps & { verifyAccessToken: VerifyAccessToken }): Hono<AppEnv> {
  const {
    config,
    database: { db },
    log,
  } = deps;
  const popup = createPopup(deps);
  const testPath = config.legacy.baseUrl + config.legacy.testPath;
  const isPopup = (c: Context) => c.req.path === config.legacy.baseUrl + config.legacy.popupPath;
  const page = (c: Context, body: string, status: Problem['status'] | 200 = 200) =>
    c.html(body, status, { ...legacyHeaders(config, isPopup(c) ? popupScriptHash : undefined) });

  async function frame(c: Context<AppEnv>) {
    const id = pathId(c.req.query('scrape_id'));
    const scrape = id === undefined ? undefined : await findScrape(db, id);
    if (scrape === undefined) throw notFound();
    const [queue, queueTotal, commands] = await Promise.all([
      listQueue(db, scrape.id),
      countQueue(db, scrape.id),
      listCommands(db, scrape.id),
    ]);
    return page(c, framePage({ scrape, queue, queueTotal, commands }));
  }

  const legacy = new Hono<AppEnv>().basePath(config.legacy.baseUrl);
  legacy.use(
    config.legacy.popupPath,
    bodyLimit({
      maxSize: MAX_FORM_BYTES,
      onError: () => {
        throw payloadTooLarge(MAX_FORM_BYTES);
      },
    }),
  );
  legacy.use(authenticate(deps, { csrfOf: (c) => csrfOf(c, config.csrfHeaderName) }));
  legacy.use(async (c, next) => {
    if (!roles.includes(c.get('user').role)) throw forbidden(roles);
    await next();
  });
  legacy.get(config.legacy.popupPath, async (c) => page(c, await popup.ask(c)));
  legacy.post(config.legacy.popupPath, async (c) => page(c, await popup.confirm(c)));
  legacy.post(config.legacy.testPath, async (c) => page(c, await runTest(deps, c.req.raw)));
  legacy.get(config.legacy.framePath, frame);
  legacy.all('*', () => {
    throw notFound();
  });
  legacy.onError((error, c) => {
    if (c.req.path === testPath) return errorHandler(deps)(error, c);
    const problem = asProblem(error);
    if (!(error instanceof Problem))
      log.error({ err: error, path: c.req.path }, 'the legacy stand-in failed');
    const advice =
      problem.status === 401
        ? html`<p>Go back to the console, load it again, and open this window from there.</p>`
        : '';
    return page(
      c,
      legacyPage(
        problem.message,
        html`<h2>${problem.status}</h2>
          <p>${problem.message}</p>
          ${advice}`,
        { isPopup: isPopup(c) },
      ),
      problem.status,
    );
  });
  return legacy;
}
