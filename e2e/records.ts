import { expect, type Page } from 'playwright/test';
import { api } from './console.ts';

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

/**
 * Writes to the API as the page's user: cookies, CSRF header and Origin are those of the console
 * itself.
 */
export async function write<T>(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
): Promise<T> {
  const answer = await page.evaluate(
    async ([url, verb, text]) => {
      const headers = {
        'content-type': 'application/ld+json',
        'x-console-csrf': localStorage.getItem('csrf') ?? '',
      };
      const message: RequestInit = { method: verb, body: text, headers };
      const response = await fetch(url, message);
      return { status: response.status, body: await response.text() };
    },
    [api(path), method, JSON.stringify(body)] as const,
  );
  expect(answer.status, answer.body).toBeLessThan(300);
  return JSON.parse(answer.body) as T;
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
/**
 * A scrape that can be edited and tested.
 *
 * @param at how many of them are left out, so that journeys do not edit the same one
 */
export async function givenScrape(page: Page, at = 0): Promise<SavedScrape> {
  const answer = await page.request.get(api('/scrapes?limit=50&archived=false&order[id]=asc'));
  const { 'hydra:member': rows } = (await answer.json()) as {
    'hydra:member': {
      id: number;
      archived: boolean;
      is_combo: boolean;
      entity: { archived: boolean };
    }[];
  };
  const row = rows.filter(
    ({ archived, is_combo, entity }) => !archived && !is_combo && !entity.archived,
  )[at];
  expect(row).toBeDefined();
  const scrape = await page.request.get(api(`/scrapes/${row?.id}`));
  return (await scrape.json()) as SavedScrape;
}
