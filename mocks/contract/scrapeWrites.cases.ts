import { collectionOf } from '@console/api/core/hydra/collection';
import { codeHistorySchema } from '@console/api/scrape-code/schema';
import { scrapeRowSchema, scrapeSchema } from '@console/api/scrapes/schema';
import * as v from 'valibot';
import type { Ask, ContractCase, ContractRequest, Given } from './contractCase.ts';

const rows = collectionOf(scrapeRowSchema);
const get = (path: string): ContractRequest => ({ method: 'GET', path });

/** An active scrape that is no combo, or one that is, with its ETag. */
const givenScrape =
  ({ combo = false, archived = false } = {}) =>
  async (ask: Ask): Promise<Given> => {
    const list = await ask(get(`/scrapes?limit=100&archived=${archived}`), 'ROLE_ADMIN');
    const found = v
      .parse(rows, await list.json())
      .items.find(({ is_combo, entity }) => is_combo === false && (archived || !entity.archived));
    if (!found) throw new Error('No scrape is left for a contract case.');
    const read = await ask(get(`/scrapes/${found.id}`), 'ROLE_ADMIN');
    const etag = read.headers.get('etag') ?? '';
    if (!combo) return { id: found.id, etag, tagIri: '' };
    const toggled = await ask(toggle(found.id, { is_combo: true }), 'ROLE_ADMIN');
    return { id: found.id, etag: toggled.headers.get('etag') ?? '', tagIri: '' };
  };

const patch = (id: number, body: unknown, etag?: string): ContractRequest => ({
  method: 'PATCH',
  path: `/scrapes/${id}`,
  body,
  ...(etag && { headers: { 'if-match': etag } }),
});
const toggle = (id: number, body: unknown): ContractRequest => ({
  method: 'PUT',
  path: `/scrapes/${id}/toggle_combo`,
  ...(body !== undefined && { body }),
});
/** A scrape is one type again after the case. */
const givenCombo = givenScrape({ combo: true });

const violation = (propertyPath: string, code: string, message: string) => ({
  code: 'validation_failed',
  violations: [{ propertyPath, code, message }],
});

let saved = 0;
/** A code that no scrape has yet. */
const freshCode = () => {
  saved += 1;
  return `<?php // saved by the contract ${saved} ${crypto.randomUUID()}\n`;
};

const refused = (
  name: string,
  body: Readonly<Record<string, unknown>>,
  [path, code, message]: readonly [path: string, code: string, message: string],
): ContractCase => ({
  name,
  given: givenScrape(),
  request: ({ id }) => patch(id, body),
  status: 422,
  body: violation(path, code, message),
});

const CHOICE = 'The value you selected is not a valid choice.';

/** They need a back end with scrapes, of which one is archived, and its lookups. */
export const scrapeWriteCases: readonly ContractCase[] = [
  {
    name: 'a parser is saved with its reason: 200 with the new ETag and the whole scrape',
    given: givenScrape(),
    request: ({ id, etag }) =>
      patch(id, { parser_code: freshCode(), code_change_reason_code: 'layout_changed' }, etag),
    status: 200,
    shape: scrapeSchema,
    body: ({ id }) => ({ '@type': 'Scrape', id }),
    text: /"parser_code":"<\?php \/\/ saved by the contract/,
    headers: { etag: /^"scrape-\d+-\d+"$/ },
  },
  {
    name: 'a spider is saved under its other name as well',
    given: givenScrape(),
    request: ({ id }) => patch(id, { spiderCode: freshCode(), code_change_reason_code: 'bug_fix' }),
    status: 200,
    text: /"spider_code":"<\?php \/\/ saved by the contract/,
  },
  {
    name: 'a save that is based on an older version is refused, and nothing is written',
    given: givenScrape(),
    request: ({ id }) =>
      patch(
        id,
        { spider_code: freshCode(), code_change_reason_code: 'bug_fix' },
        `"scrape-${id}-0"`,
      ),
    status: 412,
    body: { code: 'precondition_failed' },
    headers: { etag: /^"scrape-\d+-\d+"$/ },
  },
  refused('a code needs a reason', { spider_code: 'new' }, [
    'code_change_reason_code',
    'required',
    'This is required',
  ]),
  refused(
    'the reason of a code is one of the list',
    { spider_code: 'new', code_change_reason_code: 'whim' },
    ['code_change_reason_code', 'invalid_choice', CHOICE],
  ),
  refused(
    'a code with NUL is refused with its line',
    { spider_code: '<?php\r\n// a\0b', code_change_reason_code: 'bug_fix' },
    ['spider_code', 'invalid_text', 'Line 2 has a NUL character, which cannot be stored.'],
  ),
  {
    name: 'a code that is there already is refused',
    async given(ask) {
      const given = await givenScrape()(ask);
      const body = { spider_code: 'the same', code_change_reason_code: 'bug_fix' };
      await ask(patch(given.id, body), 'ROLE_ADMIN');
      return given;
    },
    request: ({ id }) => patch(id, { spider_code: 'the same', code_change_reason_code: 'bug_fix' }),
    status: 422,
    body: violation('spider_code', 'not_changed', 'The code has not changed.'),
  },
  {
    name: 'settings are saved, and a scrape that identifies itself has no proxy',
    given: givenScrape(),
    request: ({ id, etag }) =>
      patch(
        id,
        {
          id,
          specific_host: 'any',
          clear_cookie: true,
          method: 'session',
          proxy_service: 'datacenter',
          self_identification: true,
          spider_frequency: 48,
        },
        etag,
      ),
    status: 200,
    body: {
      clear_cookie: true,
      method: 'session',
      self_identification: true,
      proxy_service: 'none',
      spider_frequency: 48,
    },
  },
  {
    name: 'the frequency is read under its other name as well',
    given: givenScrape(),
    request: ({ id }) => patch(id, { spider_run_frequency: 72 }),
    status: 200,
    body: { spider_frequency: 72 },
  },
  refused('a cookie method is required', { method: '' }, [
    'method',
    'required',
    'This is required',
  ]),
  refused('an update method is required', { update_method: '' }, [
    'update_method',
    'required',
    'This is required',
  ]),
  refused('a proxy is one of the list', { proxy_service: 'tor' }, [
    'proxy_service',
    'invalid_choice',
    CHOICE,
  ]),
  {
    name: 'an archived scrape takes no change',
    given: givenScrape({ archived: true }),
    request: ({ id }) => patch(id, { clear_cookie: true }),
    status: 409,
    body: { code: 'scrape_archived' },
  },
  {
    name: 'a scrape becomes a combo: no update method, and its parser code is not served',
    given: givenScrape(),
    request: ({ id }) => toggle(id, { is_combo: true }),
    status: 200,
    shape: scrapeSchema,
    body: { is_combo: true, update_method: null, parser_code: null },
    headers: { etag: /^"scrape-\d+-\d+"$/ },
  },
  {
    name: 'a scrape has a type, so null is refused',
    given: givenScrape(),
    request: ({ id }) => toggle(id, { is_combo: null }),
    status: 422,
    body: violation('is_combo', 'not_null', 'This value should not be null.'),
  },
  {
    name: 'a combo has no parser to save',
    given: givenCombo,
    request: ({ id }) =>
      patch(id, { parser_code: freshCode(), code_change_reason_code: 'bug_fix' }),
    status: 409,
    body: {
      code: 'combo_has_no_parser',
      'hydra:description': 'A combo scrape has no parser code.',
    },
  },
  {
    name: 'which is said after all that is wrong with the other fields',
    given: givenCombo,
    request: ({ id }) =>
      patch(id, { parser_code: freshCode(), code_change_reason_code: 'bug_fix', name: '' }),
    status: 422,
    body: violation('name', 'required', 'This is required'),
  },
  {
    name: 'a combo needs no update method',
    given: givenCombo,
    request: ({ id }) => patch(id, { update_method: '' }),
    status: 200,
  },
  {
    name: 'and back without a body, with the parser that it had',
    given: givenCombo,
    request: ({ id }) => toggle(id, undefined),
    status: 200,
    body: { is_combo: false },
    text: /"parser_code":"/,
  },
  {
    name: 'the versions of a code come newest first, numbered from the oldest',
    async given(ask) {
      const given = await givenScrape()(ask);
      for (const parser_code of [freshCode(), freshCode()])
        await ask(
          patch(given.id, { parser_code, code_change_reason_code: 'bug_fix' }),
          'ROLE_ADMIN',
        );
      return given;
    },
    request: ({ id }) => get(`/scrapes/${id}/code_history?code_type=parser`),
    status: 200,
    shape: collectionOf(codeHistorySchema),
    keys: ['id', 'scrape_id', 'code', 'code_type', 'index', 'modified', 'reason_code', 'user'],
    ordered: { by: 'index', direction: 'desc' },
  },
  {
    name: 'all versions at once',
    given: givenScrape(),
    request: ({ id }) => get(`/scrapes/${id}/code_history?pagination=false`),
    status: 200,
    shape: collectionOf(codeHistorySchema),
  },
  {
    name: 'a code of another type has no history',
    given: givenScrape(),
    request: ({ id }) => get(`/scrapes/${id}/code_history?code_type=combo`),
    status: 400,
    body: { code: 'invalid_filter' },
  },
];
