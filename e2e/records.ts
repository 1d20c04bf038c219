import { expect, type Page } from 'playwright/test';
import { api, headersOf } from './console.ts';

let serial = 0;
/** A text that no other journey and no seeded record holds. */
export const unique = (word: string) => `${word} ${Date.now().toString(36)}${(serial += 1)}`;
export const hostOf = (name: string) =>
  `https://${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.test`;

interface NewEntity {
  company_name: string;
  url?: string;
  career_page?: string;
  tags?: readonly string[];
}

/** Writes to the API as the page's user, whatever the page shows. */
export async function write<T>(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<T> {
  const answer = await page.request.fetch(api(path), { method, headers: headersOf(page), data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as T;
}

export async function addEntity(
  page: Page,
  { company_name, url = hostOf(company_name), career_page = `${url}/careers`, tags }: NewEntity,
): Promise<number> {
  const { id } = await write<{ id: number }>(page, 'POST', '/entities', {
    company_name,
    url,
    career_page,
    tier_level: 1,
    no_website: false,
    no_career_page: false,
    can_not_scrape_employer: false,
    tag: null,
    override_duplicate_url: true,
    override_duplicate_career_page: true,
    ...(tags && { tags }),
  });
  return id;
}

interface NewRequest {
  /** For an entity of the console. Without it the queue is known by `name` and `url`. */
  entityId?: number;
  name: string;
  url?: string;
  /** 1 (now) to 5 (later). */
  priority: number;
}

/** Adds a request to the queue as the page's user. Resolves with the id of the request. */
export async function addQueueRequest(
  page: Page,
  { entityId, name, url = hostOf(name), priority }: NewRequest,
): Promise<number> {
  const { company_queue_requests: requests } = await write<{
    company_queue_requests: { id: number }[];
  }>(page, 'POST', '/entities/add_queue_request', {
    ...(entityId !== undefined && { entity_id: entityId }),
    entity_name: name,
    entity_url: url,
    ats: '',
    career_portal: '',
    company_queue_request_priority: priority,
    company_queue_numjobs_estimate: 12,
    company_queue_request_notes: '<p>New portal.</p>',
    company_queue_listener_email: [],
    career_section: false,
    career_section_empty: false,
    email_when_finished: false,
  });
  const [newest] = requests;
  expect(newest).toBeDefined();
  return newest?.id ?? 0;
}

export interface SavedScrape {
  id: number;
  name: string;
  spider_code: string;
  parser_code: string;
  version: number;
}

/** Reads the scrapes that can be edited and tested, oldest first, and then one of them. */
async function readScrape(page: Page, choose: (ids: readonly number[]) => number | undefined) {
  const answer = await page.request.get(api('/scrapes?limit=50&archived=false&order[id]=asc'));
  const { 'hydra:member': rows } = (await answer.json()) as {
    'hydra:member': {
      id: number;
      archived: boolean;
      is_combo: boolean;
      entity: { archived: boolean };
    }[];
  };
  const found = rows.filter(
    ({ archived, is_combo, entity }) => !archived && !is_combo && !entity.archived,
  );
  const id = choose(found.map((row) => row.id));
  expect(id, 'a scrape is left for this journey').toBeDefined();
  const scrape = await page.request.get(api(`/scrapes/${id}`));
  return (await scrape.json()) as SavedScrape;
}

/** A scrape for a journey that changes nothing. */
export const givenScrape = (page: Page) => readScrape(page, ([first]) => first);

const taken = new Set<number>();
/** A scrape that no other journey on this server changes. */
export const takeScrape = (page: Page) =>
  readScrape(page, ([, ...ids]) => {
    const id = ids.find((one) => !taken.has(one));
    if (id !== undefined) taken.add(id);
    return id;
  });
