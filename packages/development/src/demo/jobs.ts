import { job, jobDetail, jobPreviousInstance } from '@console/server/db/schema/jobs';
import type { EntityFacts, ScrapeFacts } from './entityFacts.ts';
import type { Random } from './random.ts';
import { jobLevels, jobTitles, places } from './vocabulary.ts';
import type { World } from './world.ts';

const duties = [
  'You work with a small team that owns its results.',
  'You keep the equipment and the records in order.',
  'You talk to customers every day and find what they need.',
  'You plan the week with your lead and hold to it.',
  'You learn new tools quickly and show others how to use them.',
  'You notice what could be better and say so.',
  'Shifts are planned four weeks ahead.',
  'A driving licence helps but is not required.',
  'Two years of experience or a finished apprenticeship.',
] as const;

const hex = (random: Random): string =>
  Math.floor(random.next() * 4_294_967_296)
    .toString(16)
    .padStart(8, '0');

/** The share of jobs without a location. It is low for most scrapes, and 1 for a few. */
const shareWithoutLocation = (random: Random): number =>
  random.weighted([
    [0, 55],
    [0.05, 20],
    [0.3, 12],
    [0.6, 6],
    [0.85, 4],
    [1, 3],
  ]);

/** Adds the open and closed jobs of one scrape and returns the counts that the scrape stores. */
export function addJobs(
  world: World,
  entity: EntityFacts,
  scrape: ScrapeFacts,
  random: Random,
): { numJobs: number; jobsWithoutLocation: number } {
  const open =
    scrape.archived || random.chance(0.08)
      ? 0
      : entity.index === 1
        ? 420
        : random.skewed(1, 60, 3.2);
  const closed = random.skewed(0, 8, 2);
  const unlocated = shareWithoutLocation(random);
  let jobsWithoutLocation = 0;
  for (let number = 0; number < open + closed; number += 1) {
    const hasLocation = !random.chance(unlocated);
    addJob(world, entity, scrape, random, { active: number < open, hasLocation });
    if (number < open && !hasLocation) jobsWithoutLocation += 1;
  }
  return { numJobs: open, jobsWithoutLocation };
}

function addJob(
  world: World,
  entity: EntityFacts,
  scrape: ScrapeFacts,
  random: Random,
  { active, hasLocation }: { active: boolean; hasLocation: boolean },
): void {
  const { clock, rows } = world;
  const id = rows.nextId(job);
  const [base, onetCode, onetDescription] = random.pick(jobTitles);
  const [city, region, country, zipcode, latitude, longitude] = random.pick(places);
  const reference = `R${String(random.int(100_000, 999_999))}`;
  const created = clock.after(scrape.addedAt, random.int(1, 24 * 400));
  const lastCheck = active
    ? new Date(Math.max(created.getTime(), clock.hoursAgo(random.int(0, 40)).getTime()))
    : clock.after(created, random.int(24, 24 * 120));
  rows.add(job, {
    id,
    hash: `${hex(random)}${hex(random)}${id.toString(16).padStart(16, '0')}`,
    jobId: random.chance(0.8) ? reference : null,
    entityId: entity.id,
    scrapeId: scrape.id,
    title: `${random.pick(jobLevels)}${base}`,
    url: `${scrape.portal}${scrape.portal.includes('?') ? '&' : '?'}job=${id}`,
    active,
    hasLocation,
    country: hasLocation ? country : null,
    createDate: created,
    lastCheck,
  });
  rows.add(jobDetail, {
    jobId: id,
    onetCode,
    onetDescription,
    description: `<h3>${base}</h3><ul><li>${random.sample(duties, 3).join('</li><li>')}</li></ul>`,
    city: hasLocation ? city : null,
    region: hasLocation ? region : null,
    jobLocation: hasLocation
      ? {
          country_name: country,
          city_name: city,
          region_name: region,
          zipcode,
          location_id: zipcode.length * 1000 + city.length,
          latitude,
          longitude,
        }
      : null,
    extendedFields: [
      {
        field_tag: 'employment_type',
        field_value: random.pick(['Full time', 'Part time', 'Contract', 'Internship']),
      },
      ...(random.chance(0.3)
        ? [{ field_tag: 'salary', field_value: `${random.int(30, 180)},000 per year` }]
        : []),
    ],
  });
  if (random.chance(0.06)) {
    const earlier = new Date(created.getTime() - random.int(30, 300) * 86_400_000);
    rows.add(jobPreviousInstance, {
      id: rows.nextId(jobPreviousInstance),
      jobPk: id,
      jobId: reference,
      created: earlier,
      lastChecked: clock.after(earlier, 24 * 20),
      deleteDate: clock.after(earlier, 24 * 21),
    });
  }
}
