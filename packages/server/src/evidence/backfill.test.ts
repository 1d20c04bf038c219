import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { note } from '../db/schema/notes.ts';
import { review } from '../db/schema/quality.ts';
import { openTestApp } from '../testing/testApp.ts';
import { insertEmployer, insertPitStop, insertShift } from '../testing/testQuality.ts';

const migration = new URL('../../drizzle/0014_review_evidence.sql', import.meta.url);
const updates = readFileSync(migration, 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => statement.includes('UPDATE'));

it('H-EVI-004 the reviews of before the migration get their record and their note', async () => {
  const api = await openTestApp();
  const { db } = api.database;
  const { entityId, scrapeId } = await insertEmployer(api.database);
  const createdAt = new Date('2026-11-01T08:00:00.123Z');
  const made = { userId: 2, action: 'do_nothing', payload: {}, createdAt };
  const shift = await insertShift(api.database, { entityId, scrapeId });
  const pitStop = await insertPitStop(api.database, { entityId });
  await db.insert(review).values([
    { ...made, subject: 'daily_job_shift', subjectId: shift },
    { ...made, subject: 'pit_stop', subjectId: pitStop },
  ]);
  const [written] = await db
    .insert(note)
    .values({
      type: 'ScrapeNote',
      entityId,
      scrapeId,
      title: 'Daily Job Shift Review – do_nothing',
      created: createdAt,
      userId: 2,
    })
    .returning();
  for (const update of updates) await db.execute(sql.raw(update));
  expect(await db.select().from(review).orderBy(review.id)).toMatchObject([
    { entityId, scrapeId, noteId: written?.id },
    { entityId, scrapeId: null, noteId: null },
  ]);
  await api.close();
});
