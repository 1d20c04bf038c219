import { versionTag } from '@console/api/core/hydra/etag';
import { conflict, staleVersion } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import type { Role } from '@console/api/roles/rules';
import * as codeEndpoints from '@console/api/scrape-code/endpoints';
import { codeFault, NO_PROXY, scrapeBlockReason } from '@console/api/scrape-code/rules';
import { SCRAPE_CODE_TYPES, type scrapeUpdateBody } from '@console/api/scrape-code/schema';
import type { RequestHandler } from 'msw';
import type * as v from 'valibot';
import { createAnswers, write } from '../endpoint.ts';
import { reasonCodes, settings } from '../lookups/fixtures.ts';
import { isUnchanged, requireRow } from '../rowStore.ts';
import { userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';
import type { ScrapeRecord } from './fixtures.ts';
import { infoOf } from './info.ts';
import type { ScrapeStore } from './scrapeStore.ts';
import { SETTINGS, toScrapeDetail } from './views.ts';

type Body = v.InferOutput<typeof scrapeUpdateBody>;

const WRITABLE = [...SETTINGS, 'active', 'allow_fails', 'jobs_per_page'] as const;

const choices = {
  method: settings.cookie_methods,
  update_method: settings.update_methods,
  proxy_service: settings.proxy_methods,
  specific_host: settings.specific_hosts,
} as const;

export const scrapeEtag = ({ id, version }: Pick<ScrapeRecord, 'id' | 'version'>) =>
  versionTag('scrape', id, version ?? 0);

/** @throws Problem 412 */
export function requireScrapeVersion(scrape: ScrapeRecord, ifMatch: string | null): void {
  const etag = scrapeEtag(scrape);
  if (ifMatch !== null && ifMatch !== '*' && ifMatch !== etag)
    throw staleVersion(
      'scrape',
      { by: 'Grace Hopper', at: new Date('2026-11-20T09:30:00Z') },
      scrape.version ?? 0,
      etag,
    );
}

/** The codes that a body changes. */
const codesOf = (body: Body) => ({
  spider: body.spider_code ?? body.spiderCode,
  parser: body.parser_code ?? body.parserCode,
});

function check(scrape: ScrapeRecord, body: Body, violations: Violations): void {
  const { spider, parser } = codesOf(body);
  const codes = { spider, parser: scrape.is_combo ? undefined : parser };
  for (const type of SCRAPE_CODE_TYPES) {
    const fault = codeFault(codes[type] ?? '');
    if (fault) violations.add(`${type}_code`, fault.code, fault.message);
    if (codes[type] === scrape[`${type}_code`])
      violations.addCoded(`${type}_code`, 'not_changed', 'The code has not changed.');
  }
  const reason = body.code_change_reason_code ?? '';
  if (SCRAPE_CODE_TYPES.some((type) => codes[type] !== undefined)) {
    if (reason === '') violations.add('code_change_reason_code', 'required');
    else if (!reasonCodes.code_change.some(({ value }) => value === reason))
      violations.add('code_change_reason_code', 'invalid_choice');
  }
  for (const [name, options] of Object.entries(choices) as [
    keyof typeof choices,
    readonly { value: string }[],
  ][]) {
    const given = body[name];
    if (given === undefined || (name === 'update_method' && scrape.is_combo)) continue;
    if (!given) {
      if (name === 'method' || name === 'update_method') violations.add(name, 'required');
    } else if (!options.some(({ value }) => value === given))
      violations.add(name, 'invalid_choice');
  }
}

/** The handlers of the writes to one scrape. */
export function scrapeWrites(store: ScrapeStore, role: Role): RequestHandler[] {
  const answers = createAnswers();
  const common = {
    role,
    answers,
    find: (id: number) => requireRow(store, id),
    version(scrape: ScrapeRecord, ifMatch: string | null) {
      requireScrapeVersion(scrape, ifMatch);
      const reason = scrapeBlockReason(scrape);
      if (reason) throw conflict(reason.code, reason.message);
    },
    etag: (body: Wire<object>) =>
      scrapeEtag(requireRow(store, Number(body['@id'].split('/').pop()))),
  };
  const save = (before: ScrapeRecord, after: ScrapeRecord) =>
    toScrapeDetail(
      isUnchanged(before, after)
        ? before
        : store.save({
            ...after,
            version: (after.version ?? 0) + 1,
            updated_at: Math.floor(Date.now() / 1000),
          }),
    );
  return [
    write(codeEndpoints.update, {
      ...common,
      effect({ row, body }) {
        const codes = codesOf(body);
        const violations = new Violations();
        check(row, body, violations);
        const info = infoOf(body, violations);
        violations.throwIfAny();
        if (row.is_combo && codes.parser !== undefined)
          throw conflict('combo_has_no_parser', 'A combo scrape has no parser code.');
        const fields = { spider_frequency: body.spider_run_frequency, ...body };
        const sent = Object.fromEntries(
          WRITABLE.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
        );
        let next: ScrapeRecord = { ...row, ...sent, ...info };
        if (next.self_identification) next = { ...next, proxy_service: NO_PROXY };
        const modified = Math.floor(Date.now() / 1000);
        const user = userRefOf(role);
        for (const type of SCRAPE_CODE_TYPES) {
          const code = codes[type];
          if (code === undefined || code === null) continue;
          store.addVersion(row, type, {
            code,
            modified,
            reason_code: body.code_change_reason_code ?? '',
            user,
          });
          next = {
            ...next,
            [`${type}_code`]: code,
            [`${type}_last_date_modified`]: modified,
            [`${type}_user`]: user,
          };
        }
        return save(row, next);
      },
    }),
    write(codeEndpoints.toggleCombo, {
      ...common,
      effect({ row, body }) {
        const violations = new Violations();
        if (body.is_combo === null) violations.add('is_combo', 'not_null');
        violations.throwIfAny();
        const is_combo = body.is_combo ?? !row.is_combo;
        return save(row, { ...row, is_combo, ...(is_combo && { update_method: null }) });
      },
    }),
  ];
}
