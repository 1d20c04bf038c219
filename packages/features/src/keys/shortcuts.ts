/**
 * Where a key works: `list`, `editor` and `global` on a page, `dialog` while a dialog is open, none
 * under a menu. If two scopes that work at once use the same key, the first one here wins.
 */
export type Scope = 'dialog' | 'editor' | 'list' | 'global';

export interface Shortcut {
  scope: Scope;
  /**
   * As `keyName` writes it: `j`, `?`, `Enter`, `mod+Enter` (⌘ on a Mac, Ctrl elsewhere), or two
   * keys in a row, `g e`.
   */
  keys: string;
  /** What it does, as the help shows it. */
  description: string;
  /** Repeats while the key is held down. */
  repeats?: true;
  /** The browser or the focused element does this by itself; it is only listed in the help. */
  native?: true;
}

/**
 * Every shortcut of the console. One that is not bound by `useShortcut` does nothing and is not
 * shown.
 */
export const shortcuts = {
  'dialog.submit': { scope: 'dialog', keys: 'mod+Enter', description: 'Send the form' },
  'dialog.choose1': { scope: 'dialog', keys: '1', description: 'Choose the first action' },
  'dialog.choose2': { scope: 'dialog', keys: '2', description: 'Choose the second action' },
  'dialog.choose3': { scope: 'dialog', keys: '3', description: 'Choose the third action' },
  'dialog.choose4': { scope: 'dialog', keys: '4', description: 'Choose the fourth action' },
  'dialog.choose5': { scope: 'dialog', keys: '5', description: 'Choose the fifth action' },
  'dialog.close': {
    scope: 'dialog',
    keys: 'Escape',
    description: 'Close the dialog',
    native: true,
  },

  'editor.save': { scope: 'editor', keys: 'mod+s', description: 'Save the code' },
  'editor.test': { scope: 'editor', keys: 'mod+Enter', description: 'Test the unsaved code' },
  'editor.nextProblem': { scope: 'editor', keys: 'F8', description: 'Go to the next problem' },
  'editor.tabLeaves': {
    scope: 'editor',
    keys: 'mod+m',
    description: 'Let Tab leave the editor, or stay in it',
    native: true,
  },

  'list.search': { scope: 'list', keys: '/', description: 'Go to the search box' },
  'list.filter': { scope: 'list', keys: 'f', description: 'Show or hide the filters' },
  'list.nextRow': { scope: 'list', keys: 'j', description: 'Next row', repeats: true },
  'list.previousRow': { scope: 'list', keys: 'k', description: 'Previous row', repeats: true },
  'list.open': { scope: 'list', keys: 'Enter', description: 'Open the row', native: true },
  'list.closeDetail': {
    scope: 'list',
    keys: 'Escape',
    description: 'Close the details of the row',
  },
  'list.review': { scope: 'list', keys: 'v', description: 'Review the row' },
  'list.assign': { scope: 'list', keys: 'a', description: 'Assign the row' },
  'list.careerPage': { scope: 'list', keys: 'o', description: 'Open the career page of the row' },
  'list.refresh': { scope: 'list', keys: 'r', description: 'Load the list again' },
  'list.previousPage': { scope: 'list', keys: '[', description: 'Previous page' },
  'list.nextPage': { scope: 'list', keys: ']', description: 'Next page' },

  'global.go/dashboard/data-quality': {
    scope: 'global',
    keys: 'g d',
    description: 'Go to Data Quality Dashboard',
  },
  'global.go/': { scope: 'global', keys: 'g h', description: 'Go to Home' },
  'global.go/dashboard/scraper': {
    scope: 'global',
    keys: 'g b',
    description: 'Go to Scraper Dashboard',
  },
  'global.go/queue-requests': { scope: 'global', keys: 'g q', description: 'Go to Queue Requests' },
  'global.go/code-search': { scope: 'global', keys: 'g c', description: 'Go to Code Search' },
  'global.go/entities': { scope: 'global', keys: 'g e', description: 'Go to All Entities List' },
  'global.go/scrapes': { scope: 'global', keys: 'g s', description: 'Go to All Scrapes List' },
  'global.go/tags': { scope: 'global', keys: 'g t', description: 'Go to Tag Management' },
  'global.go/users': { scope: 'global', keys: 'g u', description: 'Go to User Management' },
  'global.undo': {
    scope: 'global',
    keys: 'z',
    description: 'Undo the last change, while its toast is shown',
  },
  'global.help': { scope: 'global', keys: '?', description: 'Show the shortcuts that work now' },
  'global.helpAnywhere': {
    scope: 'global',
    keys: 'mod+/',
    description: 'The same, also while typing and in a dialog',
  },
} as const satisfies Readonly<Record<`${Scope}.${string}`, Shortcut>>;

export type ShortcutId = keyof typeof shortcuts;

type Target<Id> = Id extends `global.go${infer Path}` ? Path : never;
/** The pages that have a key. */
export type PageWithKey = Target<ShortcutId>;

const isId = (id: string): id is ShortcutId => id in shortcuts;

/** All shortcuts, in the order above. */
export const shortcutList: readonly (Shortcut & { id: ShortcutId })[] = Object.keys(shortcuts)
  .filter(isId)
  .map((id) => ({ ...shortcuts[id], id }));
