import { describe, expect, it } from 'vitest';
import { inventCondition, type Condition, type ConditionSubject } from './scrapeCondition.ts';

const newestCheck = new Date('2026-07-23T09:00:00Z');
const daysBefore = (days: number) => new Date(newestCheck.getTime() - days * 86_400_000);
const scrape = (entityId: number, more: Partial<ConditionSubject> = {}): ConditionSubject => ({
  entityId,
  ats: 'workday',
  careerPortal: 'https://jobs.example',
  active: true,
  lastCheck: daysBefore(1),
  openJobs: 4,
  isAtRest: false,
  ...more,
});

function shares(more: Partial<ConditionSubject> = {}): Partial<Record<Condition, number>> {
  const tally: Partial<Record<Condition, number>> = {};
  const total = 20_000;
  for (let id = 1; id <= total; id += 1) {
    const { condition } = inventCondition(scrape(id, more), newestCheck);
    tally[condition] = (tally[condition] ?? 0) + 100 / total;
  }
  return tally;
}

describe('the invented condition of a scrape', () => {
  it('has the shares that docs/import.md states', () => {
    const within = (percent: number) => expect.closeTo(percent, 0);
    expect(shares()).toEqual({
      fine: within(89),
      broken: within(4),
      stuck: within(3),
      queued: within(2),
      underrun: within(1.5),
      blocked: within(0.5),
    });
    expect(shares({ openJobs: 0 })).toMatchObject({ broken: within(14), fine: within(79) });
  });

  it.each([
    ['is manual', { active: false }],
    ['is archived, or its entity is', { isAtRest: true }],
    ['has no portal', { careerPortal: null }],
  ])('is fine where it %s', (_, more) => {
    expect(Object.keys(shares(more))).toEqual(['fine']);
  });

  it('is the same whenever it is invented, and never later than the newest visit', () => {
    for (let id = 1; id <= 2000; id += 1) {
      const one = inventCondition(
        scrape(id, { lastCheck: id % 2 === 0 ? null : daysBefore(id % 40) }),
        newestCheck,
      );
      const { random: _, ...other } = inventCondition(
        scrape(id, { lastCheck: id % 2 === 0 ? null : daysBefore(id % 40) }),
        newestCheck,
      );
      expect(one).toMatchObject(other);
      expect(one.since.getTime()).toBeLessThanOrEqual(newestCheck.getTime());
      expect(one.columns.items_in_queue).toBe(one.queue.waiting);
    }
  });

  it('is stuck for more than a day', () => {
    const stuck = Array.from({ length: 3000 }, (_, id) =>
      inventCondition(scrape(id + 1), newestCheck),
    ).filter(({ condition }) => condition === 'stuck');
    expect(stuck.length).toBeGreaterThan(50);
    for (const { columns } of stuck) {
      expect(columns.status_date?.getTime()).toBeLessThan(daysBefore(1).getTime());
      expect(['spidering', 'parsing']).toContain(columns.status);
    }
    const queued = stuck.filter(({ queue }) => queue.waiting > 0).length / stuck.length;
    expect(queued).toBeGreaterThan(0.35);
    expect(queued).toBeLessThan(0.65);
  });
});
