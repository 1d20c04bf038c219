import type { JobReference } from '@console/api/jobs/client';
import type { Findable } from '@console/ui/find/rank.ts';
import { shortcuts } from '../keys/shortcuts.ts';
import type { PageLink } from '../parts/pages/PagesContext.ts';
import type { RecentRecord, RecordKind } from '../parts/records/recentRecords.ts';
import type { Action } from './actions.ts';

/** The groups of results in their order. */
export const GROUPS = [
  'Go to',
  'Recent',
  'Actions',
  'My views',
  'Pages',
  'Entities',
  'Scrapes',
  'Search',
] as const;
type Group = (typeof GROUPS)[number];

/** What choosing an entry does. */
export type Choice =
  | { kind: 'link'; href: string }
  | { kind: 'action'; shortcut: Action }
  | { kind: 'job'; job: JobReference }
  | { kind: 'retry' };

export interface Entry extends Findable {
  /** A unique id without blanks, since it becomes an element id. */
  id: string;
  group: Group;
  choice: Choice;
  /** The shortcut that does the same. */
  keys?: string;
}

const RECORDS = {
  entity: { noun: 'Entity', path: '/entities' },
  scrape: { noun: 'Scrape', path: '/scrapes' },
  job: { noun: 'Job', path: '/jobs' },
  request: { noun: 'Queue request', path: '/queue-requests' },
} as const satisfies Record<RecordKind, unknown>;

export const hrefOf = (kind: RecordKind, id: number | string) => `${RECORDS[kind].path}/${id}`;
export const nameOf = (kind: RecordKind, id: number | string) => `${RECORDS[kind].noun} ${id}`;

/** An entry that is a link. Its id is made from its address. */
export const linkTo = (
  group: Group,
  href: string,
  words: Findable & Pick<Entry, 'keys'>,
): Entry => ({
  ...words,
  group,
  id: href.replaceAll(/\s/g, '%20'),
  choice: { kind: 'link', href },
});

const recentEntries = (records: readonly RecentRecord[]): readonly Entry[] =>
  records.map(({ kind, id, title }, recent) =>
    linkTo('Recent', hrefOf(kind, id), { label: title, detail: nameOf(kind, id), recent }),
  );

const actionEntries = (actions: readonly Action[]): readonly Entry[] =>
  actions.map((id) => ({
    id,
    group: 'Actions',
    label: shortcuts[id].description,
    keys: shortcuts[id].keys,
    choice: { kind: 'action', shortcut: id },
  }));

/** A page, and its shortcut when it has one. */
type PaletteLink = PageLink & { keys?: string };

/** The pages that the person may open, each only once. */
const pageEntries = (
  pages: readonly PaletteLink[],
  mayOpen: (href: string) => boolean,
): readonly Entry[] =>
  pages
    .filter(({ href }, at) => pages.findIndex((page) => page.href === href) === at)
    .filter(({ href }) => mayOpen(href))
    .map(({ href, label, keys }) => linkTo('Pages', href, { label, keys }));

/** A saved view, which is a list with filters under a name. */
export interface PaletteView {
  name: string;
  /** The path and the query of the list. */
  href: string;
}

export interface Sources {
  pages: readonly PaletteLink[];
  /** Whether a path is a page that this role may open. */
  mayOpen: (path: string) => boolean;
  recent: readonly RecentRecord[];
  /** The shortcuts that are available on this screen. */
  actions: readonly Action[];
  views: readonly PaletteView[];
}

/** All entries that need no answer from the server. */
export const localEntries = ({ pages, mayOpen, recent, actions, views }: Sources) => [
  ...recentEntries(recent),
  ...actionEntries(actions),
  ...views.map(({ name, href }) => linkTo('My views', href, { label: name })),
  ...pageEntries(pages, mayOpen),
];
