import { afterAll, beforeAll, expect, it } from 'vitest';
import { appUser } from '../db/schema/people.ts';
import { dailyJobShiftAssignee, watchListAssignee } from '../db/schema/quality.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEmployer, insertShift, insertWatched } from '../testing/testQuality.ts';

let api: TestApp;
let shifts: number[];
let watched: number[];
beforeAll(async () => {
  api = await openTestApp();
  const { database } = api;
  const [first, second] = [await insertEmployer(database), await insertEmployer(database)];
  const lastTimeReviewed = new Date('2026-11-20T09:00:00Z');
  shifts = [
    await insertShift(database, first),
    await insertShift(database, { ...second, lastTimeReviewed }),
  ];
  watched = [
    await insertWatched(database, { entityId: first.entityId }),
    await insertWatched(database, { entityId: second.entityId }),
  ];
  const [person] = await database.db.select().from(appUser);
  const userId = person?.id ?? 0;
  await database.db
    .insert(dailyJobShiftAssignee)
    .values({ dailyJobShiftId: shifts[1] ?? 0, userId });
  await database.db.insert(watchListAssignee).values({ watchListId: watched[1] ?? 0, userId });
});
afterAll(() => api.close());

const ids = async (path: string) => {
  const found = (await api.ask('GET', `${path}&order[id]=asc`)).body['hydra:member'];
  return (Array.isArray(found) ? found : []).map(({ id }: { id: number }) => id);
};

it('H-VIE-005 finds the rows that nobody has, and those that nobody has reviewed', async () => {
  const [free = 0, taken = 0] = shifts;
  expect(await ids('/daily_job_shifts?unassigned=true')).toEqual([free]);
  expect(await ids('/daily_job_shifts?unassigned=false')).toEqual([taken]);
  expect(await ids('/daily_job_shifts?never_reviewed=true')).toEqual([free]);
  expect(await ids('/daily_job_shifts?never_reviewed=0')).toEqual([taken]);
  expect(await ids('/watch_lists?unassigned=1')).toEqual([watched[0]]);
  expect(await ids('/watch_lists?assigned_to[]=users/1')).toEqual([watched[1]]);
});
