/**
 * One row of the tables below: the module that owns the key, what the key holds, and how long it
 * stays.
 */
interface Row<Owner extends string, Value extends string, Until extends string> {
  owner: Owner;
  value: Value;
  until: Until;
}

/** The choices of a person that a browser remembers. Each stays until it is changed. */
interface Preferences {
  'career-page-follows': Row<'features/quality/career-page', 'on | off', 'changed'>;
  'editor-sidebar': Row<'features/code-editor', 'open | closed', 'changed'>;
  'editor-theme': Row<'features/code-editor', 'one of EDITOR_THEMES', 'changed'>;
  'insights-panel': Row<'features/scraper-dashboard', 'open | closed', 'changed'>;
  'list-density': Row<'features/list', 'normal | compact', 'changed'>;
  'list-sidebar': Row<'features/list', 'open | closed', 'changed'>;
  'record-sidebar': Row<'features/parts/record-sidebar', 'open | closed', 'changed'>;
  'refresh-every': Row<'features/parts/freshness', 'seconds', 'changed'>;
  'side-menu': Row<'app/shell', 'collapsed | expanded', 'changed'>;
  'single-key-shortcuts': Row<'features/keys', 'on | off', 'changed'>;
}

/** Every key of local storage, which all tabs share. */
interface LocalKeys extends Preferences {
  csrf: Row<'api/core/session', 'the CSRF token', 'signed out'>;
  face: Row<'ui/theme/face', 'the path of the font that was fetched', 'another one is fetched'>;
  loggedout: Row<'api/core/session', 'true: a signal to other tabs', 'half a second later'>;
  'redirect-url': Row<'api/core/session', 'path and query', 'signed in, by app/shell'>;
  'session-refreshed-at': Row<
    'api/core/session',
    'unix milliseconds, compared for being the same',
    'refreshed again'
  >;
  'signed-in': Row<'api/core/session', 'number and name of the person', 'signed out'>;
  theme: Row<'ui/theme/colorMode', 'light | dark', 'the system is followed again'>;
  /** There is one key for each person and tab. */
  [lastDecision: `last-decision:${number}:${string}`]: Row<
    'features/quality/review',
    'LastDecision as JSON',
    'another decision'
  >;
  /** There is one key for each person. */
  [templates: `note-templates:${number}`]: Row<
    'features/quality/templates',
    'Template[] as JSON',
    'changed'
  >;
  /** There is one key for each person and item. */
  [outbox: `outbox:${number}:${string}`]: Row<
    'api/reviews/outbox',
    'the item as JSON, with the page that sends it',
    'the server has it'
  >;
  /** There is one key for each person. */
  [recent: `recent-records:${number}`]: Row<
    'features/parts/records',
    'RecentRecord[] as JSON',
    'signed out'
  >;
  /** There is one key for each table. */
  [table: `table:${string}`]: Row<
    'features/list/tableLayout',
    'TableLayout as JSON',
    'the default layout is chosen'
  >;
  /** There is one key for each scrape. */
  [inputs: `test-inputs:${number}`]: Row<
    'features/code-editor',
    'the changed TestInputs as JSON',
    'changed'
  >;
  /** There is one key for each scrape and part. */
  [handOver: `test-script:${number}:${string}`]: Row<
    'features/parts/test-runs',
    'a code as text, or settings as JSON',
    'the test page is left'
  >;
  /** There is one key for each path, in which `#` stands for each number. */
  [view: `view:${string}`]: Row<
    'features/list/viewMemory',
    'RememberedView as JSON',
    'the list has another default view'
  >;
}

/** Every key of session storage, which ends with its tab. */
interface TabKeys {
  places: Row<'app/navigation', 'the places of the history as JSON', 'the tab is closed'>;
  'redirect-url': Row<'api/core/session', 'path and query', 'signed in, by app/shell'>;
  'session-reloaded-at': Row<'api/core/session', 'unix milliseconds', 'reloaded again'>;
  'tab-id': Row<'api/core/drafts', 'a UUID', 'the tab is closed'>;
  /** There is one key for each draft. */
  [draft: `unstored-draft:${string}`]: Row<
    'api/core/drafts',
    'the draft as JSON; null for a removed one',
    'IndexedDB has it'
  >;
}

/** Every database in IndexedDB. */
interface Databases {
  /** The keys are the ids of drafts. */
  drafts: Row<'api/core/drafts', 'StoredDraft', 'saved, discarded, or two weeks old'>;
  /** The keys consist of a person and a scrape. */
  'console-test-results': Row<
    'api/test-runs',
    'the last ten TestResult',
    'ten newer ones have come'
  >;
}

export type Preference = keyof Preferences;
export type LocalKey = keyof LocalKeys;
export type DatabaseName = keyof Databases;

interface KeptTexts<Key extends string> {
  getItem: (key: Key) => string | null;
  setItem: (key: Key, value: string) => void;
  removeItem: (key: Key) => void;
}

/**
 * Returns local storage for the keys of the table above. Lint refuses the global everywhere but in
 * the outbox, so that no key is missing there. Any call may throw when the browser denies storage
 * or when it is full.
 */
// oxlint-disable-next-line no-restricted-globals -- the one place
export const localStore = (): KeptTexts<LocalKey> => localStorage;

/** Returns session storage for the keys of the table above. Any call may throw. */
// oxlint-disable-next-line no-restricted-globals -- the one place
export const tabStore = (): KeptTexts<keyof TabKeys> => sessionStorage;
