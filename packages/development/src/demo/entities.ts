import { entity, entityAlias, entityTag } from '@console/server/db/schema/entities';
import { urlKey } from '@console/server/entities/urlKey';
import { noCareerPageTag, noWebsiteTag, tagTitles } from '@console/server/lookups/initialTags';
import { reasonValues } from '@console/server/lookups/optionLists';
import { addEvent } from './activity.ts';
import { isDuplicate, type EntityFacts } from './entityFacts.ts';
import type { Random } from './random.ts';
import { pickStaff, type World } from './world.ts';

const industries = [
  ['541511', 'Custom Computer Programming Services'],
  ['622110', 'General Medical and Surgical Hospitals'],
  ['484121', 'General Freight Trucking'],
  ['445110', 'Supermarkets and Other Grocery Stores'],
  ['336111', 'Automobile Manufacturing'],
  ['522110', 'Commercial Banking'],
] as const;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ticker = (random: Random): string =>
  Array.from({ length: random.int(2, 4) }, () => letters.charAt(random.int(0, 25))).join('');

/** Adds the entity with its tags and aliases. `jobs` are the totals of its scrapes. */
export function addEntity(
  world: World,
  facts: EntityFacts,
  jobs: { count: number; withoutLocation: number },
): void {
  const random = world.random('entity', facts.index);
  const isListed = random.chance(0.18);
  const duplicate = isDuplicate(facts.index);
  const industry = random.chance(0.5) ? random.pick(industries) : null;
  const archivedDate = facts.archived
    ? world.clock.after(facts.addedAt, random.int(24, 24 * 200))
    : null;
  world.rows.add(entity, {
    id: facts.id,
    companyName: facts.name,
    url: facts.website,
    urlKey: urlKey(facts.website),
    careerPage: facts.careerPage,
    careerPageKey: urlKey(facts.careerPage),
    tierLevel: random.weighted([
      [null, 15],
      [0, 10],
      [1, 25],
      [2, 30],
      [3, 20],
    ]),
    noWebsite: facts.website === null,
    noCareerPage: facts.careerPage === null,
    canNotScrapeEmployer: !facts.canBeScraped,
    overrideDuplicateUrl: duplicate.website,
    overrideDuplicateCareerPage: duplicate.careerPage,
    ticker: isListed ? ticker(random) : null,
    naicsCode: industry?.[0] ?? null,
    naicsDescription: industry?.[1] ?? null,
    archived: facts.archived,
    archivedDate,
    archivedReasonCode: facts.archived ? random.pick(reasonValues('archive_entity')) : null,
    state: 'healthy',
    numJobs: jobs.count,
    jobsWithoutLocation: jobs.withoutLocation,
    dateAdded: facts.addedAt,
    lastTimeChanged:
      archivedDate ?? world.clock.after(facts.addedAt, random.skewed(0, 24 * 900, 1.2)),
    version: 1,
  });
  addTags(world, facts, random, isListed);
  addAliases(world, facts, random);
  addEvent(world, {
    entityId: facts.id,
    type: 'entity_status',
    name: 'created',
    at: facts.addedAt,
    by: pickStaff(world, random, 'anyone'),
  });
  if (archivedDate)
    addEvent(world, {
      entityId: facts.id,
      type: 'entity_status',
      name: 'archived',
      at: archivedDate,
      by: pickStaff(world, random, 'quality'),
    });
}

function addTags(world: World, facts: EntityFacts, random: Random, isListed: boolean): void {
  const reason =
    facts.careerPage === null ? noCareerPageTag : facts.website === null ? noWebsiteTag : null;
  const many = facts.index % 12 === 4;
  const titles = new Set([
    ...(isListed ? random.sample(tagTitles.exchange, many ? 2 : 1) : []),
    ...random.sample(tagTitles.sector_and_industry, many ? 4 : random.int(0, 2)),
    ...random.sample(
      tagTitles.none,
      many
        ? 3
        : random.weighted([
            [0, 60],
            [1, 30],
            [2, 10],
          ]),
    ),
    ...(reason ? [reason] : []),
  ]);
  for (const title of titles) {
    const tagId = world.tagIds.get(title);
    if (tagId !== undefined)
      world.rows.add(entityTag, { id: world.rows.nextId(entityTag), entityId: facts.id, tagId });
  }
  if (titles.size === 0) return;
  addEvent(world, {
    entityId: facts.id,
    type: 'entity_tags',
    name: 'updated',
    at: world.clock.after(facts.addedAt, 3),
    by: pickStaff(world, random, 'scraping'),
    state: [...titles].join('; '),
    previous: '',
  });
}

function addAliases(world: World, facts: EntityFacts, random: Random): void {
  const add = (
    alias: string,
    type: 'name' | 'url',
    purpose: 'synonym' | 'merger' | 'rebrand' | 'alternate domain' | 'career center',
  ) =>
    world.rows.add(entityAlias, {
      id: world.rows.nextId(entityAlias),
      entityId: facts.id,
      alias,
      type,
      purpose,
    });
  if (random.chance(0.2)) add(facts.slug.toUpperCase().slice(0, 12), 'name', 'synonym');
  if (random.chance(0.08))
    add(`Former ${facts.name}`.slice(0, 255), 'name', random.pick(['merger', 'rebrand']));
  if (random.chance(0.12))
    add(`https://${facts.slug}.test`, 'url', random.pick(['alternate domain', 'career center']));
}
