/**
 * The scope in which a key works. `list`, `review`, `editor` and `global` work on a page, and
 * `dialog` works in an open dialog. No scope works while a menu is open. When two scopes that work
 * at once use the same key, the one that is named first here wins.
 */
export type Scope = 'dialog' | 'editor' | 'review' | 'list' | 'global';

export interface Shortcut {
  scope: Scope;
  /**
   * The keys as `keyName` writes them, such as `j`, `?`, `Enter` or `mod+Enter` (⌘ on a Mac, Ctrl
   * elsewhere). Two keys with a blank between them are a sequence: `g e`. A third part, `#`, stands
   * for a number that ends with Enter: `g e #`.
   */
  keys: string;
  /** What the shortcut does, in the words of the help. */
  description: string;
  /** The shortcut runs again and again while the key is held down. */
  repeats?: true;
  /**
   * The shortcut is handled before the focused element. The code editor, for example, uses these
   * keys as the start of key sequences.
   */
  first?: true;
  /** The shortcut works in a field for a number too, where its letter means nothing. */
  inNumbers?: true;
  /** The browser or the focused element does this by itself; it is only listed in the help. */
  native?: true;
}

/** The digits that choose one of several options. */
export const CHOICES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
type Choice = (typeof CHOICES)[number];

const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** A digit chooses an action of a review. */
const choiceKeys = (scope: Scope) =>
  Object.fromEntries(
    CHOICES.map((digit) => [
      `${scope}.choose${digit}`,
      { scope, keys: String(digit), description: `Choose the ${NTH[digit - 1]} action` },
    ]),
  );
const inDialog = choiceKeys('dialog') as Record<`dialog.choose${Choice}`, Shortcut>;
const inReview = choiceKeys('review') as Record<`review.choose${Choice}`, Shortcut>;

/** Alt and a digit insert a template. */
const templateKeys = Object.fromEntries(
  CHOICES.map((digit) => [
    `global.template${digit}`,
    {
      scope: 'global',
      keys: `alt+${digit}`,
      description: `Insert template ${digit} into the note`,
    },
  ]),
) as Record<`global.template${Choice}`, Shortcut>;

/**
 * Every shortcut of the console except those of pages. A shortcut that `useShortcut` does not bind
 * does nothing and is not shown.
 */
export const shortcuts = {
  'dialog.submit': { scope: 'dialog', keys: 'mod+Enter', description: 'Send the form' },
  ...inDialog,
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

  'review.next': { scope: 'review', keys: 'j', description: 'Next row', repeats: true },
  'review.previous': { scope: 'review', keys: 'k', description: 'Previous row', repeats: true },
  ...inReview,
  'review.jobCount': {
    scope: 'review',
    keys: 'c',
    description: 'Go to the job count',
    inNumbers: true,
  },
  'review.note': { scope: 'review', keys: 'n', description: 'Go to the note', inNumbers: true },
  'review.careerPage': { scope: 'review', keys: 'o', description: 'Open the career page' },
  'review.assign': { scope: 'review', keys: 'm', description: 'Assign the row to me' },
  'review.repeat': { scope: 'review', keys: 'r', description: 'Repeat your last decision' },
  'review.skip': { scope: 'review', keys: 's', description: 'Skip the row until the end' },
  'review.send': {
    scope: 'review',
    keys: 'mod+Enter',
    description: 'Send the review and go on',
  },
  'review.undo': {
    scope: 'review',
    keys: 'z',
    description: 'Take back the last review, while it is not sent yet',
  },
  'review.leave': {
    scope: 'review',
    keys: 'Escape',
    description: 'Leave the field, then review mode',
  },

  'list.search': { scope: 'list', keys: '/', description: 'Go to the search box' },
  'list.filter': { scope: 'list', keys: 'f', description: 'Show or hide the filters' },
  'list.filterByValue': {
    scope: 'list',
    keys: '=',
    description: 'Filter by a value of the row',
  },
  'list.nextRow': { scope: 'list', keys: 'j', description: 'Next row', repeats: true },
  'list.previousRow': { scope: 'list', keys: 'k', description: 'Previous row', repeats: true },
  'list.open': { scope: 'list', keys: 'Enter', description: 'Open the row', native: true },
  'list.closeDetail': {
    scope: 'list',
    keys: 'Escape',
    description: 'Close the details of the row',
  },
  'list.choose': { scope: 'list', keys: 'x', description: 'Select the row, or no longer' },
  'list.chooseRange': {
    scope: 'list',
    keys: 'shift+x',
    description: 'Select from the row selected last to this one',
  },
  'list.review': { scope: 'list', keys: 'v', description: 'Review the row' },
  'list.assign': { scope: 'list', keys: 'a', description: 'Assign the row' },
  'list.careerPage': { scope: 'list', keys: 'o', description: 'Open the career page of the row' },
  'list.reviewMode': { scope: 'list', keys: 'w', description: 'Review the rows one by one' },
  'list.refresh': { scope: 'list', keys: 'r', description: 'Load the list again' },
  'list.previousPage': { scope: 'list', keys: '[', description: 'Previous page' },
  'list.nextPage': { scope: 'list', keys: ']', description: 'Next page' },

  'global.refresh': { scope: 'global', keys: 'r', description: 'Load the page again' },
  'global.clearSelection': {
    scope: 'global',
    keys: 'Escape',
    description: 'Clear the selection of rows',
  },
  'global.palette': {
    scope: 'global',
    keys: 'mod+k',
    description: 'Search or jump, also while typing and in the code editor',
    first: true,
  },
  'global.undo': {
    scope: 'global',
    keys: 'z',
    description: 'Undo the last change, while its toast or its line is shown',
  },
  ...templateKeys,
  'global.help': { scope: 'global', keys: '?', description: 'Show the shortcuts that work now' },
  'global.helpAnywhere': {
    scope: 'global',
    keys: 'mod+/',
    description: 'The same, also while typing and in a dialog',
  },
} as const satisfies Readonly<Record<`${Scope}.${string}`, Shortcut>>;

type OwnId = keyof typeof shortcuts;

/** A shortcut that opens a page, or a record by its number. It comes from the app's table of pages. */
export interface PageShortcut extends Shortcut {
  id: `global.${'go' | 'open'}/${string}`;
}
export type ShortcutId = OwnId | PageShortcut['id'];

/** Whether the id is that of a shortcut above, not of a page. */
export const isOwn = (id: string): id is OwnId => id in shortcuts;

/** The shortcut that opens a page: `g` and the key of the page. */
export const pageShortcut = (href: string, label: string, keys: string): PageShortcut => ({
  id: `global.go${href as `/${string}`}`,
  scope: 'global',
  keys,
  description: `Go to ${label}`,
});

/** The shortcut that opens a record: `g`, a key and a number. */
export const recordShortcut = (href: string, noun: string, key: string): PageShortcut => ({
  id: `global.open${href as `/${string}`}`,
  scope: 'global',
  keys: `g ${key} #`,
  description: `Open ${noun} by its number`,
});

/** The shortcuts above with their ids, in the same order. */
export const shortcutList: readonly (Shortcut & { id: OwnId })[] = Object.keys(shortcuts)
  .filter(isOwn)
  .map((id) => ({ ...shortcuts[id], id }));
