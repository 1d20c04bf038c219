import { readJsonBody } from '@console/api/core/hydra/body';
import { typedBody } from '@console/api/core/hydra/fields';
import { conflict } from '@console/api/core/hydra/problem';
import { asHtml } from '@console/api/core/hydra/richText';
import { Violations } from '@console/api/core/hydra/violations';
import { codeFault, scrapeBlockReason } from '@console/api/scrape-code/rules';
import { testRunBody } from '@console/api/test-runs/schema';
import { HttpResponse, type RequestHandler } from 'msw';
import { endpoint, MAX_BODY_BYTES, type LegacyCall } from '../endpoint.ts';
import { requireRow } from '../rowStore.ts';
import { createScrapeStore, type ScrapeStore } from '../scrapes/scrapeStore.ts';

/** The call of a test run, for scenarios. */
export const testRunCall: LegacyCall = '/admin/external_code_test';

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${asHtml(title)}</title></head><body><h1>${asHtml(title)}</h1>${body}</body></html>`;

/** A test run answered with this HTML, whatever was sent. */
export const testRunAnswers = (html: string): RequestHandler =>
  endpoint(testRunCall, () => HttpResponse.html(html));

/**
 * The stand-in of the legacy host: a page that names the size of each script and every setting. It
 * executes nothing.
 */
export const testRunHandlers = (scrapes: ScrapeStore = createScrapeStore()): RequestHandler[] => [
  endpoint(testRunCall, async ({ request }) => {
    const { json } = await readJsonBody(request, MAX_BODY_BYTES);
    const body = typedBody(testRunBody, json);
    const scrape = requireRow(scrapes, body.scrape_id ?? 0);
    const reason = scrapeBlockReason({
      archived: scrape.archived,
      entity: { archived: scrape.entity.archived === true },
    });
    if (reason) throw conflict(reason.code, reason.message);
    const violations = new Violations();
    const codes = (['spider_code', 'parser_code'] as const).map((name) => {
      const code = body[name] ?? '';
      const fault = codeFault(code);
      if (fault) violations.add(name, fault.code, fault.message);
      return `<p>${name}: ${bytesOf(code)} bytes</p>`;
    });
    violations.throwIfAny();
    const settings = Object.entries({ ...body.parser_settings, ...body.scrape_settings }).map(
      ([name, value]) => `<li>${asHtml(name)}: ${asHtml(String(value ?? '–'))}</li>`,
    );
    return HttpResponse.html(
      pageOf(
        `Test ${body.type} – ${scrape.name}`,
        `${codes.join('')}<p>The code was not executed.</p><ul>${settings.join('')}</ul>`,
      ),
    );
  }),
];
