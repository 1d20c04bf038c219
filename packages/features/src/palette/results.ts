import type { QuickSearch } from '@console/api/quick-search/client';
import { RANK, ranked, search, type Index, type Match } from '@console/ui/find/rank.ts';
import { GROUPS, hrefOf, linkTo, nameOf, type Entry } from './entries.ts';
import type { PaletteQuery } from './paletteQuery.ts';

/**
 * The maximum number of entries in a group while something is typed. Without a text, it applies to
 * the recent records only.
 */
const MAX_PER_GROUP = 8;

type Found = Pick<QuickSearch, 'entities' | 'scrapes' | 'isFailed'>;

export interface ResultGroup {
  label: Entry['group'];
  matches: readonly Match<Entry>[];
}

const pathIn = (href: string) => href.replace(/[?#].*$/, '');

/** The exact matches: an address of the console, the records with a number, or a job. */
function exactEntries(
  { records, hash, url, path }: PaletteQuery,
  mayOpen: (path: string) => boolean,
  titles: ReadonlyMap<string, string>,
): readonly Entry[] {
  if (path !== undefined)
    return mayOpen(pathIn(path))
      ? [linkTo('Go to', path, { label: path, detail: 'Address of this console' })]
      : [];
  if (hash !== undefined || url !== undefined)
    return [
      {
        id: 'job',
        group: 'Go to',
        label: hash === undefined ? 'Job with this address' : 'Job with this hash',
        detail: hash ?? url,
        choice: {
          kind: 'job',
          job: hash === undefined ? { by: 'url', url: url ?? '' } : { by: 'hash', hash },
        },
      },
    ];
  return records
    .map(({ kind, id }) => {
      const href = hrefOf(kind, id);
      return linkTo('Go to', href, { label: nameOf(kind, id), detail: titles.get(href) });
    })
    .filter(({ id }) => mayOpen(id));
}

const serverEntries = ({ entities, scrapes, isFailed }: Found): readonly Entry[] => [
  ...entities.map(({ id, company_name, url }) =>
    linkTo('Entities', hrefOf('entity', id), {
      label: company_name,
      detail: [nameOf('entity', id), url].filter(Boolean).join(' · '),
    }),
  ),
  ...scrapes.map(({ id, name, entity }) =>
    linkTo('Scrapes', hrefOf('scrape', id), {
      label: name,
      detail: [nameOf('scrape', id), entity?.company_name].filter(Boolean).join(' · '),
    }),
  ),
  ...(isFailed
    ? [
        {
          id: 'retry',
          group: 'Search',
          label: 'Search failed. Retry',
          choice: { kind: 'retry' },
        } as const,
      ]
    : []),
];

const titlesOf = (entries: readonly Entry[]) =>
  new Map(
    entries
      .toReversed()
      .flatMap(({ choice, label }) => (choice.kind === 'link' ? [[choice.href, label]] : [])),
  );

/**
 * The result groups for a text. The exact matches come first. The local groups follow, the best
 * match first. The server's results are last, so that they move nothing when they arrive. No entry
 * appears twice.
 */
export function resultsOf(
  query: PaletteQuery,
  index: Index<Entry>,
  answer: Found,
  mayOpen: (path: string) => boolean,
): readonly ResultGroup[] {
  const fromServer = serverEntries(answer);
  const recent = index.map(({ entry }) => entry).filter(({ group }) => group === 'Recent');
  const exact = exactEntries(query, mayOpen, titlesOf([...fromServer, ...recent]));
  const local = search(index, query.text, { hasGaps: true });
  const seen = new Set<string>();
  const all = [
    ...exact.map((entry) => ({ entry, marks: [], rank: RANK.whole })),
    ...local,
    ...ranked(fromServer, query.text),
  ].filter(({ entry: { id } }) => !seen.has(id) && seen.add(id));
  const groups = GROUPS.map((label) => {
    const matches = all.filter(({ entry }) => entry.group === label);
    const isLimited = query.text !== '' || label === 'Recent';
    return { label, matches: isLimited ? matches.slice(0, MAX_PER_GROUP) : matches };
  }).filter(({ matches }) => matches.length > 0);
  const place = ({ label, matches }: ResultGroup) =>
    label === 'Go to' ? -1 : GROUPS.indexOf(label) < SERVER ? (matches[0]?.rank ?? 0) : LAST;
  return groups.toSorted((one, other) => place(one) - place(other));
}

const SERVER = GROUPS.indexOf('Entities');
const LAST = RANK.letters + 1;
