import { tabStore } from '@console/api/core/storage';
import { keptRow } from '@console/features/list/keptRow.ts';
import { focusedRowIndex, focusRowAt, hasRows } from '@console/ui/DataTable/tableRows.ts';
import { scrollPositions, type ScrollPosition } from '@console/ui/scrollPositions.ts';

/** What the address of an entry in the history does not say about its page. */
interface Place {
  scrolls: readonly ScrollPosition[];
  /** The index of the row that has the focus; -1 without one. */
  focused: number;
  /** The id of the active row. */
  row?: number | undefined;
}

const KEY = 'places';
/** The number of entries whose places are kept. */
const MOST = 50;

const isPlaces = (value: unknown): value is [string, Place][] => Array.isArray(value);

function storedPlaces(): [string, Place][] {
  try {
    const stored: unknown = JSON.parse(tabStore().getItem(KEY) ?? '[]');
    return isPlaces(stored) ? stored : [];
  } catch {
    return [];
  }
}

let last = Date.now();
const newKey = () => String((last += 1));

/** The key of the present entry, which is in its state. */
const keyOfEntry = () => {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('place' in state)) return undefined;
  return typeof state.place === 'string' ? state.place : undefined;
};

/** What a person does to a page that begins to show them something else. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Goes to a place as soon as the page has its contents, unless the person acts on the page before.
 *
 * @returns a function that ends the attempts
 */
function goTo({ scrolls, focused }: Place, restore: (position: ScrollPosition) => boolean) {
  let isFocused = focused < 0;
  const attempt = () => {
    // Entering a page focuses its main part. Another focus is the person's own.
    if (!isFocused && hasRows()) {
      isFocused = true;
      if (/^(BODY|MAIN)$/.test(document.activeElement?.tagName ?? '')) focusRowAt(focused);
    }
    const areThere = scrolls.map(restore);
    if (isFocused && areThere.every(Boolean)) stop();
  };
  const observer = new MutationObserver(attempt);
  const frame = requestAnimationFrame(attempt);
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const act of ACTS) removeEventListener(act, stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ACTS) addEventListener(act, stop, { capture: true, passive: true });
  return stop;
}

/**
 * Lets Back and Forward lead to the place that was left: the scroll positions, the row that had the
 * focus, and the active row. Each entry of the history has a key in its state, and the places are
 * kept under these keys until the tab is closed. A new entry has no place, so a link leads to the
 * top.
 */
export function keepPlace(): void {
  const positions = scrollPositions();
  const places = new Map(storedPlaces());
  let current = keyOfEntry() ?? newKey();
  let path = location.pathname;
  let stop = () => {};

  const mark = () => {
    if (keyOfEntry() !== current) history.replaceState({ place: current }, '');
  };
  const leave = () => {
    stop();
    places.delete(current);
    places.set(current, {
      scrolls: positions.read(),
      focused: focusedRowIndex(),
      row: keptRow.shown,
    });
    for (const old of [...places.keys()].slice(0, -MOST)) places.delete(old);
  };
  const arrive = (key: string) => {
    current = key;
    path = location.pathname;
    mark();
    const place = places.get(key);
    keptRow.restored = place?.row;
    if (place) stop = goTo(place, positions.restore);
  };

  // The router announces its changes of the address by events of these names. All these listeners
  // run before the page is rendered for the new address.
  addEventListener('pushState', () => {
    leave();
    if (location.pathname === path) positions.rewindTables();
    arrive(newKey());
  });
  addEventListener('replaceState', mark);
  addEventListener(
    'popstate',
    () => {
      leave();
      arrive(keyOfEntry() ?? newKey());
    },
    { capture: true },
  );
  addEventListener('pagehide', () => {
    leave();
    try {
      tabStore().setItem(KEY, JSON.stringify([...places]));
    } catch {
      // Without storage the places end with the page.
    }
  });
  arrive(current);
}
