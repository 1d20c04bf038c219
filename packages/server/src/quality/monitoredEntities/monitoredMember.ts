import { member, seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { Executor } from '../../db/executor.ts';
import { monitoredEntity } from '../../db/schema/quality.ts';
import { anyOf } from '../../hydra/filters.ts';
import { rowParts, tagsIn } from '../rowParts.ts';

/** Loads the MonitoredEntity rows of these ids, in any order. */
export async function loadMonitored(
  executor: Executor,
  ids: readonly number[],
  addresses: Addresses,
) {
  const rows = await executor.select().from(monitoredEntity).where(anyOf(monitoredEntity.id, ids));
  const parts = await rowParts(executor, addresses, rows);
  return rows.flatMap((row) => {
    const entity = parts.entity(row.entityId);
    if (entity === undefined) return [];
    return [
      member(addresses.apiBasePath, 'monitored_entities', 'MonitoredEntity', row.id, {
        kind: row.kind,
        entity: parts.entityRef(entity),
        status: entity.row.state,
        tier_level: entity.row.tierLevel,
        ticker: entity.row.ticker,
        tags: tagsIn(addresses, entity.tags, null),
        exchange_tags: tagsIn(addresses, entity.tags, 'exchange'),
        can_not_be_scraped_tags: tagsIn(addresses, entity.tags, 'cant_be_scraped'),
        sector_and_industry_tags: tagsIn(addresses, entity.tags, 'sector_and_industry'),
        latest_note: parts.note(row.noteId),
        last_time_reviewed: secondsOrNull(row.lastTimeReviewed),
        last_reviewed_by: parts.reviewer(row.lastReviewedBy),
        last_time_changed: seconds(entity.row.lastTimeChanged),
      }),
    ];
  });
}
export type MonitoredMember = Awaited<ReturnType<typeof loadMonitored>>[number];
