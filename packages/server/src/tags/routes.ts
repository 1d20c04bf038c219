import { document } from '@console/api/core/hydra/envelope';
import { notFound } from '@console/api/core/hydra/problem';
import * as endpoints from '@console/api/tags/endpoints';
import { eq } from 'drizzle-orm';
import type { Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { lockRows } from '../db/locks.ts';
import { tag } from '../db/schema/people.ts';
import { listRoute, memberRoute } from '../http/read.ts';
import type { ApiRoute } from '../http/routes.ts';
import { deleteRoute, noRecord, writeRoute } from '../http/write.ts';
import { deleteTag } from './deleteTag.ts';
import { createTag, updateTag } from './saveTag.ts';
import { savedTagMember, tagList } from './tagList.ts';

async function requireTag(executor: Executor, id: number) {
  const [row] = await executor.select().from(tag).where(eq(tag.id, id));
  if (row === undefined) throw notFound();
  return row;
}

export function tagRoutes(deps: Deps): ApiRoute[] {
  const { config } = deps;
  const answer = async (executor: Executor, id: number) => ({
    body: document(
      config.apiBasePath,
      'Tag',
      savedTagMember(config, await requireTag(executor, id)),
    ),
  });

  return [
    listRoute(deps, endpoints.list, tagList),
    memberRoute(deps, endpoints.read, tagList),
    writeRoute(deps, endpoints.create, {
      lock: noRecord,
      effect: ({ tx, body }) => createTag(tx, body),
      answer: async (tx, id) => ({
        ...(await answer(tx, id)),
        headers: { Location: `${config.apiBasePath}/tags/${id}` },
      }),
    }),
    writeRoute(deps, endpoints.update, {
      exists: async (executor, id) => void (await requireTag(executor, id)),
      async lock(tx, id) {
        const [row] = await lockRows(tx, 'tag', tx.select().from(tag).where(eq(tag.id, id)));
        if (row === undefined) throw notFound();
        return row;
      },
      effect: ({ tx, row, body }) => updateTag(tx, row, body),
      answer,
    }),
    deleteRoute(deps, endpoints.remove, ({ tx, user, id }) => deleteTag(tx, user, id)),
  ];
}
