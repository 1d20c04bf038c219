/** One row: whose key it is, what it holds, and how long it stays. */
interface Row<Owner extends string, Value extends string, Until extends string> {
  owner: Owner;
  value: Value;
  until: Until;
}

/** The choices of a person that a browser remembers as a word. They stay. */
interface Preferences {
  'career-page-follows': Row<'features/quality/career-page', 'on | off', 'changed'>;
  'editor-sidebar': Row<'features/code-editor', 'open | closed', 'changed'>;
  'editor-theme': Row<'features/code-editor', 'one of EDITOR_THEMES', 'changed'>;
  'insights-panel': Row<'features/scraper-dashboard', 'open | closed', 'changed'>;
  'list-sidebar': Row<'features/list', 'open | closed', 'changed'>;
  'record-sidebar': Row<'features/parts/record-sidebar', 'open | closed', 'changed'>;
  'refresh-every': Row<'features/parts/freshness', 'seconds', 'changed'>;
  'side-menu': Row<'app/shell', 'collapsed | expanded', 'changed'>;
  'single-key-shortcuts': Row<'features/keys', 'on | off', 'changed'>;
}

/** Every key of local storage, which all tabs share. */
interface LocalKeys extends Preferences {
  csrf: Row<'api/core/session', 'the CSRF token', 'signed out'>;
  loggedout: Row<'api/core/session', 'true: a signal to other tabs', 'half a second later'>;
  'redirect-url': Row<'api/core/session', 'path and query', 'signed in, by app/shell'>;
  'session-refreshed-at': Row<'api/core/session', 'unix milliseconds', 'refreshed again'>;
  theme: Row<'ui/theme/colorMode', 'light | dark', 'the system is followed again'>;
  /** By person and tab. */
  [lastDecision: `last-decision:${number}:${string}`]: Row<
    'features/quality/review',
    'LastDecision as JSON',
    'another decision'
  >;
  /** By person. */
  [templates: `note-templates:${number}`]: Row<
    'features/quality/templates',
    'Template[] as JSON',
    'changed'
  >;
  /** By person and item. */
  [outbox: `outbox:${number}:${string}`]: Row<
    'api/reviews/outbox',
    'the item as JSON, with the page that sends it',
    'the server has it'
  >;
  /** By person. */
  [recent: `recent-records:${number}`]: Row<
    'features/parts/records',
    'RecentRecord[] as JSON',
    'signed out'
  >;
  /** By table. */
  [table: `table:${string}`]: Row<
    'features/list/tableLayout',
    'TableLayout as JSON',
    'the default layout is chosen'
  >;
  /** By scrape. */
  [inputs: `test-inputs:${number}`]: Row<
    'features/code-editor',
    'the changed TestInputs as JSON',
    'changed'
  >;
  /** By scrape and part. */
  [handOver: `test-script:${number}:${string}`]: Row<
    'features/parts/test-runs',
    'a code as text, or settings as JSON',
    'the test page is left'
  >;
  /** By path, with `#` for each number. */
  [view: `view:${string}`]: Row<
    'features/list/viewMemory',
    'RememberedView as JSON',
    'the list has another default view'
  >;
}

/** Every key of session storage, which ends with its tab. */
interface TabKeys {
  'session-reloaded-at': Row<'api/core/session', 'unix milliseconds', 'reloaded again'>;
  'tab-id': Row<'api/core/drafts', 'a UUID', 'the tab is closed'>;
  /** By draft. */
  [draft: `unstored-draft:${string}`]: Row<
    'api/core/drafts',
    'the draft as JSON; null for a removed one',
    'IndexedDB has it'
  >;
}

/** Every database in IndexedDB. */
interface Databases {
  /** By the id of a draft. */
  drafts: Row<'api/core/drafts', 'StoredDraft', 'saved, discarded, or two weeks old'>;
  /** By person and scrape. */
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
 * Local storage for the keys of the table above; lint refuses the global, so that no key is missing
 * here. Any call may throw where the browser denies storage or it is full.
 */
// oxlint-disable-next-line no-restricted-globals -- the one place
export const localStore = (): KeptTexts<LocalKey> => localStorage;

/** Session storage for the keys of the table above. Any call may throw. */
// oxlint-disable-next-line no-restricted-globals -- the one place
export const tabStore = (): KeptTexts<keyof TabKeys> => sessionStorage;
