import { indexOf } from '@console/ui/find/rank.ts';
import { describe, expect, it } from 'vitest';
import { localEntries, type Sources } from './entries.ts';
import { parsePaletteQuery } from './paletteQuery.ts';
import { resultsOf } from './results.ts';

type Answer = Parameters<typeof resultsOf>[2];
const NOTHING: Answer = { entities: [], scrapes: [], isFailed: false };
const anything = () => true;

const SOURCES: Sources = {
  pages: [
    { href: '/', label: 'Home', keys: 'g h' },
    { href: '/queue-requests', label: 'Queue Requests', keys: 'g q' },
    { href: '/queue-requests', label: 'Queue Requests' },
    { href: '/reports', label: 'Reports' },
  ],
  mayOpen: anything,
  recent: [
    { kind: 'scrape', id: 9, title: 'Globex Workday' },
    { kind: 'entity', id: 4711, title: 'Acme' },
  ],
  actions: ['list.search', 'list.refresh'],
  views: [{ name: 'Biggest drops', href: '/dashboard/data-quality/daily-job-shift?sort=change' }],
};

/** `Group: label | label`, as shown. */
function shown(text: string, given: Partial<Sources> = {}, answer: Partial<Answer> = {}) {
  const sources = { ...SOURCES, ...given };
  return resultsOf(
    parsePaletteQuery(text, 'https://console.test'),
    indexOf(localEntries(sources)),
    { ...NOTHING, ...answer },
    sources.mayOpen,
  ).map(
    ({ label, matches }) =>
      `${label}: ${matches.map(({ entry }) => (entry.detail ? `${entry.label} (${entry.detail})` : entry.label)).join(' | ')}`,
  );
}

const entity = (id: number, company_name: string, url: string | null = null) =>
  ({ id, company_name, url }) as Answer['entities'][number];
const scrape = (id: number, name: string) =>
  ({ id, name, entity: { company_name: 'Acme' } }) as Answer['scrapes'][number];

describe('the results', () => {
  it('for an empty text are recent records, actions, own views and pages', () => {
    const [recent, actions, views, pages] = shown('');
    expect([recent, actions, views]).toEqual([
      'Recent: Globex Workday (Scrape 9) | Acme (Entity 4711)',
      'Actions: Go to the search box | Load the list again',
      'My views: Biggest drops',
    ]);
    expect(pages).toBe('Pages: Home | Queue Requests | Reports');
  });

  it('H-PAL-002 of a number are the records with it, where the role may open them, with the title that is known', () => {
    expect(shown('4711')).toEqual([
      'Go to: Entity 4711 (Acme) | Scrape 4711 | Job 4711 | Queue request 4711',
    ]);
    expect(shown('4711', { mayOpen: (path) => !path.startsWith('/queue-requests') })[0]).toBe(
      'Go to: Entity 4711 (Acme) | Scrape 4711 | Job 4711',
    );
    expect(shown('s 9')).toEqual(['Go to: Scrape 9 (Globex Workday)']);
  });

  it('H-PAL-003 of a hash are its job, of an address also the entities of its host', () => {
    const hash = 'd41d8cd98f00b204e9800998ecf8427e';
    expect(shown(hash)).toEqual([`Go to: Job with this hash (${hash})`]);
    expect(
      shown(
        'https://acme.example/1',
        {},
        { entities: [entity(1, 'Acme', 'https://acme.example')] },
      ),
    ).toEqual([
      'Go to: Job with this address (https://acme.example/1)',
      'Entities: Acme (Entity 1 · https://acme.example)',
    ]);
  });

  it('H-PAL-004 of an address of the console are its page, if the role may open it', () => {
    expect(shown('https://console.test/reports?x=1')).toEqual([
      'Go to: /reports?x=1 (Address of this console)',
    ]);
    expect(shown('https://console.test/reports?x=1', { mayOpen: () => false })).toEqual([]);
  });

  it('are only the pages that the role may open', () => {
    expect(shown('', { mayOpen: (path) => path !== '/reports' })).toContain(
      'Pages: Home | Queue Requests',
    );
  });

  it('H-PAL-006 put the group with the better results first, and what the server found at the end', () => {
    expect(
      shown(
        're',
        { actions: ['list.refresh', 'list.review'] },
        { entities: [entity(1, 'Reuters'), entity(2, 'Acme')], scrapes: [scrape(3, 'Retail')] },
      ),
    ).toEqual([
      'Actions: Review the row',
      'Pages: Reports | Queue Requests',
      'Entities: Reuters (Entity 1) | Acme (Entity 2)',
      'Scrapes: Retail (Scrape 3 · Acme)',
    ]);
  });

  it('contain no entry twice, and at most eight per group', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      kind: 'job' as const,
      id: at + 1,
      title: `Nurse ${at + 1}`,
    }));
    expect(shown('acme', {}, { entities: [entity(4711, 'Acme'), entity(5, 'Acme Ltd')] })).toEqual([
      'Recent: Acme (Entity 4711)',
      'Entities: Acme Ltd (Entity 5)',
    ]);
    expect(shown('nurse', { recent: many })[0]?.split(' | ')).toHaveLength(8);
    expect(shown('', { recent: many })[0]?.split(' | ')).toHaveLength(8);
  });

  it('H-PAL-007 keep what is known here when the server fails, and offer to ask again', () => {
    expect(shown('acme', {}, { isFailed: true })).toEqual([
      'Recent: Acme (Entity 4711)',
      'Search: Search failed. Retry',
    ]);
  });
});
