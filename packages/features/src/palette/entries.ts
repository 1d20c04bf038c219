import type { JobReference } from '@console/api/jobs/client';
import type { Role } from '@console/api/roles/rules';
import type { ShortcutId } from '../keys/shortcuts.ts';
import { shortcuts } from '../keys/shortcuts.ts';
import { insightLinks } from '../parts/insights/insightLinks.ts';
import { homeEntriesOf, menuPagesOf } from '../parts/pages/pages.ts';
import type { RecentRecord, RecordKind } from '../parts/records/recentRecords.ts';
import type { Findable } from './rank.ts';

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
  | { kind: 'action'; shortcut: ShortcutId }
  | { kind: 'job'; job: JobReference }
  | { kind: 'retry' };

export interface Entry extends Findable {
  /** A unique id without blanks, since it becomes an element id. */
  id: string;
  group: Group;
  choice: Choice;
  /** The shortcut of the same action. */
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

/** An entry that is a link; its address tells it from others. */
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

const actionEntries = (actions: readonly ShortcutId[]): readonly Entry[] =>
  actions.map((id) => ({
    id,
    group: 'Actions',
    label: shortcuts[id].description,
    keys: shortcuts[id].keys,
    choice: { kind: 'action', shortcut: id },
  }));

function pageEntries(role: Role, mayOpen: (href: string) => boolean): readonly Entry[] {
  const menu = menuPagesOf(role);
  const known = new Set<string>(menu.map(({ href }) => href));
  const others = [...homeEntriesOf(role), ...insightLinks].filter(({ href }) => !known.has(href));
  return [
    ...menu.map(({ href, label }) =>
      linkTo('Pages', href, { label, keys: shortcuts[`global.go${href}`].keys }),
    ),
    ...others.map(({ href, label }) => linkTo('Pages', href, { label })),
  ].filter(({ id }) => mayOpen(id));
}

/** A saved view: a list with filters, under a name. */
export interface PaletteView {
  name: string;
  /** A path of the console with its query. */
  href: string;
}

export interface Sources {
  role: Role;
  /** Whether a path is a page that this role may open. */
  mayOpen: (path: string) => boolean;
  recent: readonly RecentRecord[];
  /** The shortcuts that are available on this screen. */
  actions: readonly ShortcutId[];
  views: readonly PaletteView[];
}

/** All that is known without asking the server. */
export const localEntries = ({ role, mayOpen, recent, actions, views }: Sources) => [
  ...recentEntries(recent),
  ...actionEntries(actions),
  ...views.map(({ name, href }) => linkTo('My views', href, { label: name })),
  ...pageEntries(role, mayOpen),
];
