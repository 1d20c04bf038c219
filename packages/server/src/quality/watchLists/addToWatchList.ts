import { document } from '@console/api/core/hydra/envelope';
import { conflict } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import { add as endpoint } from '@console/api/watch-lists/endpoints';
import type { addToWatchListBody } from '@console/api/watch-lists/schema';
import type * as v from 'valibot';
import type { CurrentUser, Deps } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { note } from '../../db/schema/notes.ts';
import { requireEntity } from '../../entities/entityDetail.ts';
import { entityRecord } from '../../entities/entityRecord.ts';
import { recomputeEntityState } from '../../entities/entityState.ts';
import type { ApiRoute } from '../../http/routes.ts';
import { noRecord, writeRoute } from '../../http/write.ts';
import { readRichText } from '../../hydra/richText.ts';
import { reasonCodes } from '../../lookups/options.ts';
import { openWatchListRow, placeOnWatch } from '../effects/watchList.ts';
import { loadWatchLists } from './watchListMember.ts';

type Body = v.InferOutput<typeof addToWatchListBody>;

/** The message that the console shows. */
const ADDED = 'Entity has been added to the watch list.';

/** Adds an entity to the watch list. The answer is the row and the message that the console shows. */
export const addToWatchList = (deps: Deps): ApiRoute =>
  writeRoute(deps, endpoint, {
    exists: requireEntity,
    lock: noRecord,
    effect: ({ tx, user, id, body }) => add(tx, user, id, body),
    async answer(tx, rowId) {
      const { config } = deps;
      const [row] = await loadWatchLists(tx, [rowId], config);
      if (row === undefined) throw new Error('The new row was not found');
      return {
        body: document(config.apiBasePath, 'WatchList', { ...row, message: ADDED }),
        headers: { Location: `${config.apiBasePath}/watch_lists/${rowId}` },
      };
    },
  });

/** @throws Problem 409 `entity_archived`, `already_on_watch_list`; 422, 413 */
async function add(tx: Executor, user: CurrentUser, id: number, body: Body): Promise<number> {
  entityRecord.requireOpen(await entityRecord.lock(tx, id));
  if ((await openWatchListRow(tx, id)) !== undefined)
    throw conflict('already_on_watch_list', 'The entity is already on the watch list.');

  const violations = new Violations();
  const reason = body.reason_code?.trim() ?? '';
  if (reason === '') violations.add('reason_code', 'required');
  else if (!(await reasonCodes(tx, 'watch_list')).some(({ value }) => value === reason))
    violations.add('reason_code', 'invalid_choice');
  const content = readRichText('note', body.note, violations);
  violations.throwIfAny();

  const at = new Date();
  const [written] = await tx
    .insert(note)
    .values({
      type: 'EntityNote',
      entityId: id,
      title: 'Watch List',
      content,
      created: at,
      userId: user.id,
    })
    .returning({ id: note.id });
  if (written === undefined) throw new Error('INSERT returned no row');
  const rowId = await placeOnWatch(tx, user, {
    entityId: id,
    scrapeId: null,
    reason,
    noteId: written.id,
    note: content,
    snoozeUntil: null,
    at,
  });
  await recomputeEntityState(tx, id, user);
  return rowId;
}
