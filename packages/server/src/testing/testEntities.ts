import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { eventLog } from '../db/schema/notes.ts';
import type { TestApp } from './testApp.ts';

let made = 0;

/** A valid body of POST /entities, with addresses that no other call uses. */
export function validEntity(more: Readonly<Record<string, unknown>> = {}) {
  made += 1;
  return {
    company_name: `Employer ${made}`,
    url: `https://e${made}.test`,
    career_page: `https://e${made}.test/jobs`,
    tier_level: 1,
    ...more,
  };
}

const createdSchema = v.looseObject({
  id: v.number(),
  version: v.number(),
  url: v.nullable(v.string()),
  career_page: v.nullable(v.string()),
});

/** Creates an entity through the API, as the admin. */
export async function createByApi(api: TestApp, more: Readonly<Record<string, unknown>> = {}) {
  const { status, body, text } = await api.ask('POST', '/entities', { body: validEntity(more) });
  if (status !== 201) throw new Error(`${status} ${text}`);
  return v.parse(createdSchema, body);
}

/** The event log of an entity, oldest first. */
export const eventsOf = ({ database: { db } }: TestApp, id: number) =>
  db.select().from(eventLog).where(eq(eventLog.entityId, id)).orderBy(asc(eventLog.id));

const violationsSchema = v.array(
  v.looseObject({ propertyPath: v.string(), message: v.string(), code: v.string() }),
);

export const violationsOf = (body: Readonly<Record<string, unknown>>) =>
  v.parse(violationsSchema, body.violations);
