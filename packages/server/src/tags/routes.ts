import { readJsonBody } from '@console/api/core/hydra/body';
import { document } from '@console/api/core/hydra/envelope';
import { notFound } from '@console/api/core/hydra/problem';
import { typedBody } from '@console/api/core/hydra/typedBody';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../context.ts';
import { tag } from '../db/schema/people.ts';
import { readOne } from '../http/readOne.ts';
import { idOfPath, queryOf, respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { answerWrite } from '../http/write.ts';
import { readList } from '../hydra/readList.ts';
import { deleteTag } from './deleteTag.ts';
import { createTag, tagSchema, updateTag } from './saveTag.ts';
import { tagList, tagMember } from './tagList.ts';

/** The tag endpoints of section 6.6. */
export function tagRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;
  const asDocument = (row: typeof tag.$inferSelect) =>
    document(config.apiBasePath, 'Tag', tagMember(config, row));

  async function create(c: Context<AppEnv>) {
    const body = await readJsonBody(c.req.raw, config.maxBodyBytes);
    const values = typedBody(tagSchema, body.json);
    return answerWrite(c, deps, body, async (tx) => {
      const row = await createTag(tx, values);
      return {
        status: 201,
        body: asDocument(row),
        headers: { Location: `${config.apiBasePath}/tags/${row.id}` },
      };
    });
  }

  async function update(c: Context<AppEnv>) {
    const id = idOfPath(c);
    // Before the body is judged: the order of checks of section 5.
    const [found] = await db.select({ id: tag.id }).from(tag).where(eq(tag.id, id));
    if (found === undefined) throw notFound();
    const body = await readJsonBody(c.req.raw, config.maxBodyBytes);
    const values = typedBody(tagSchema, body.json);
    return answerWrite(c, deps, body, async (tx) => ({
      status: 200,
      body: asDocument(await updateTag(tx, id, values)),
    }));
  }

  async function remove(c: Context<AppEnv>) {
    const id = idOfPath(c);
    await db.transaction((tx) => deleteTag(tx, c.get('user'), id));
    return c.body(null, 204);
  }

  return [
    {
      method: 'GET',
      path: '/tags',
      handle: async (c) =>
        respond(c, { status: 200, body: await readList(db, tagList, queryOf(c), config) }),
    },
    { method: 'POST', path: '/tags', endpoint: 'tags.create', handle: create },
    { method: 'GET', path: '/tags/:id', handle: (c) => readOne(c, db, tagList, config) },
    { method: 'PATCH', path: '/tags/:id', endpoint: 'tags.update', handle: update },
    { method: 'DELETE', path: '/tags/:id', endpoint: 'tags.delete', handle: remove },
  ];
}
