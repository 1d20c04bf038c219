import type { Entity, EntityTag, ScrapeRef } from '@console/api/entities/schema';
import type { Tag } from '@console/api/tags/schema';
import { tagNamed, tags } from '../tags/fixtures.ts';
import { instant, type Wire } from '../wire.ts';

const tagged = (entityId: number, given: readonly Wire<Tag>[]): Wire<EntityTag>[] =>
  given.map((tag) => ({
    '@id': `/api/entity_tags/${entityId * 100 + tag.id}`,
    '@type': 'EntityTag',
    id: entityId * 100 + tag.id,
    tag,
  }));

const buildScrapeRef = (
  given: Partial<ScrapeRef> & Pick<ScrapeRef, 'id' | 'name'>,
): Wire<ScrapeRef> => ({
  ats: 'Workday',
  career_portal: 'https://acme.wd1.example/jobs',
  active: true,
  archived: false,
  last_updated: instant('2026-11-20T05:20:00Z'),
  ...given,
  '@id': `/api/scrapes/${given.id}`,
  '@type': 'Scrape',
});

/** A complete entity. Fields that are not given have ordinary values. `with` are its tags. */
export function buildEntity({
  with: withTags = [],
  ...given
}: Partial<Entity> &
  Pick<Entity, 'id' | 'company_name'> & { with?: readonly Wire<Tag>[] }): Wire<Entity> {
  const host = `employer-${given.id}.example`;
  return {
    url: `https://www.${host}`,
    career_page: `https://www.${host}/careers`,
    tier_level: 1,
    no_website: false,
    no_career_page: false,
    can_not_scrape_employer: false,
    override_duplicate_url: false,
    override_duplicate_career_page: false,
    tag: null,
    tags: tagged(given.id, withTags),
    ticker: null,
    naics_code: '541511',
    naics_description: 'Custom Computer Programming Services',
    state: 'healthy',
    archived: false,
    archived_date: null,
    archived_reason_code: null,
    num_jobs: 120,
    jobs_without_location: 3,
    date_added: instant('2025-03-14T12:00:00Z'),
    create_date: instant('2025-03-14T12:00:00Z'),
    last_time_changed: instant('2026-11-19T08:30:00Z'),
    version: 1,
    aliases: [],
    scrapes: [],
    company_queue: null,
    next_snooze: null,
    updated_at: instant('2026-11-19T08:30:00Z'),
    job_count_delta: `/api/entities/${given.id}/job_count_delta`,
    jobs_by_country: `/api/entities/${given.id}/jobs_by_country`,
    company_queue_requests: null,
    ...given,
    '@id': `/api/entities/${given.id}`,
    '@type': 'Entity',
  };
}

const reason = tagNamed('NS: No website');

/** An ordinary entity. */
export const acme = buildEntity({
  id: 1,
  company_name: 'Acme',
  url: 'https://www.acme.example',
  career_page: 'https://www.acme.example/careers',
  ticker: 'ACM',
  version: 7,
  with: [tagNamed('NYSE'), tagNamed('Semiconductors')],
  scrapes: [buildScrapeRef({ id: 812, name: 'Acme Workday' })],
  aliases: [
    {
      '@id': '/api/aliases/1',
      id: 1,
      alias: 'Acme Incorporated',
      type: 'name',
      purpose: 'synonym',
    },
  ],
});
export const archivedEntity = buildEntity({
  id: 2,
  company_name: 'Bygone Industries',
  archived: true,
  archived_date: instant('2026-06-01T10:00:00Z'),
  archived_reason_code: 'ma-activity',
  state: 'archived',
  num_jobs: 0,
});
export const withoutWebsite = buildEntity({
  id: 3,
  company_name: 'Corner Shop without a Website',
  url: null,
  career_page: null,
  no_website: true,
  no_career_page: true,
  can_not_scrape_employer: true,
  tier_level: null,
  num_jobs: 0,
  tag: reason.id,
  with: [reason],
});
export const manyTags = buildEntity({
  id: 4,
  company_name: 'Deeply Tagged',
  with: ['NASDAQ', 'Insurance', 'Hospitals', 'Fortune 500', 'Priority customer'].map(tagNamed),
});

/** Names that strain a layout or a careless renderer. Each has to be shown as plain text. */
const hostile: readonly Wire<Entity>[] = [
  buildEntity({ id: 5, company_name: 'סודהסטרים בע״מ', with: [tagNamed('תגית בעברית')] }),
  buildEntity({ id: 6, company_name: 'شركة الاتصالات (STC)' }),
  buildEntity({ id: 7, company_name: '🚀🧑‍🚀 Rocket & Söhne 👩🏽‍💻', with: [tagNamed('🚀 Start-up')] }),
  buildEntity({
    id: 8,
    company_name: '<script>alert("markup")</script><b>Bold</b> & Co',
    with: [tagNamed('Bring Your "Own" <b>Markup</b>')],
  }),
  buildEntity({
    id: 9,
    company_name: 'Donaudampfschifffahrt'.repeat(13).slice(0, 255),
    url: `https://long.example/${'path/'.repeat(300)}`,
  }),
  buildEntity({
    id: 10,
    company_name: '=HYPERLINK("https://evil.example","click")',
    ticker: '+ABC',
    num_jobs: 1_234_567,
  }),
];

const names = [
  'Nvidia',
  'Ørsted',
  'Zürich Insurance',
  'Northwind',
  'Contoso',
  'Initech',
  'Globex',
  'Umbrella Health',
  'Stark Freight',
  'Wayne Foods',
];
const more = Array.from({ length: 100 }, (_, index) =>
  buildEntity({
    id: 11 + index,
    company_name: `${names[index % names.length] ?? ''}${index < names.length ? '' : ` ${Math.floor(index / names.length) + 1}`}`,
    tier_level: index % 4,
    ticker: index % 3 === 0 ? `T${index}` : null,
    num_jobs: (index * 37) % 500,
    date_added: instant('2025-04-01T12:00:00Z') + index * 86_400,
    with: index % 5 === 0 ? [tagNamed('NASDAQ')] : [],
  }),
);

/** 110 entities on eight pages of fifteen. */
export const entities: readonly Wire<Entity>[] = [
  acme,
  archivedEntity,
  withoutWebsite,
  manyTags,
  ...hostile,
  ...more,
];

/** The tags of an entity after a write of these ids. */
export const tagsOf = (entityId: number, ids: readonly (number | null)[]): Wire<EntityTag>[] =>
  tagged(
    entityId,
    tags.filter(({ id }) => ids.includes(id)),
  );
