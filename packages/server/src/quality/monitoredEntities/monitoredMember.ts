import { member, seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { Executor } from '../../db/executor.ts';
import { monitoredEntity } from '../../db/schema/quality.ts';
import { anyOf } from '../../hydra/filters.ts';
import { rowParts, tagsIn } from '../rowParts.ts';

/** MonitoredEntity rows (section 7) of these ids, in any order. */
export async function loadMonitored(
  executor: Executor,
  ids: readonly number[],
  addresses: Addresses,
) {
  const rows = await executor.select().from(monitoredEntity).where(anyOf(monitoredEntity.id, ids));
  const parts = await rowParts(executor, addresses, rows);
  return rows.flatMap((row) => {
    const employer = parts.employer(row.entityId);
    if (employer === undefined) return [];
    return [
      member(addresses.apiBasePath, 'monitored_entities', 'MonitoredEntity', row.id, {
        kind: row.kind,
        entity: parts.entity(employer),
        status: employer.row.state,
        tier_level: employer.row.tierLevel,
        ticker: employer.row.ticker,
        tags: tagsIn(addresses, employer.tags, null),
        exchange_tags: tagsIn(addresses, employer.tags, 'exchange'),
        can_not_be_scraped_tags: tagsIn(addresses, employer.tags, 'cant_be_scraped'),
        sector_and_industry_tags: tagsIn(addresses, employer.tags, 'sector_and_industry'),
        latest_note: parts.note(row.noteId),
        last_time_reviewed: secondsOrNull(row.lastTimeReviewed),
        last_reviewed_by: parts.reviewer(row.lastReviewedBy),
        last_time_changed: seconds(employer.row.lastTimeChanged),
      }),
    ];
  });
}
export type MonitoredMember = Awaited<ReturnType<typeof loadMonitored>>[number];
