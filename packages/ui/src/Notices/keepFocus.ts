const AROUND = 'section, aside, main, dialog, [role="dialog"], [tabindex]';

/** An element, then its containers from the inside out, then the page's main region. */
function placesOf(from: EventTarget | null): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  let place = from instanceof HTMLElement ? from : null;
  while (place && place !== document.body) {
    places.push(place);
    place = place.parentElement?.closest<HTMLElement>(AROUND) ?? null;
  }
  const main = document.querySelector('main');
  return main ? [...places, main] : places;
}

function focusFirst(places: readonly HTMLElement[]): void {
  for (const place of places) {
    if (!place.isConnected) continue;
    place.focus();
    if (document.activeElement === place) return;
    // A region takes the focus only with a tabindex.
    if (!place.matches(AROUND)) continue;
    place.tabIndex = -1;
    place.focus();
    if (document.activeElement === place) return;
  }
}

let stop = () => {};

function keepFocus(notices: Element, from: EventTarget | null): void {
  if (from instanceof Node && notices.contains(from)) return;
  stop();
  const places = placesOf(from);
  let isReturning = false;
  const check = () => {
    if (document.activeElement !== document.body) return;
    isReturning = true;
    focusFirst(places);
    isReturning = false;
  };
  const observer = new MutationObserver(check);
  const end = ({ target }: Event) => {
    if (!isReturning && !(target instanceof Node && notices.contains(target))) stop();
  };
  stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', end);
    document.removeEventListener('pointerdown', end);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', end);
  document.addEventListener('pointerdown', end);
}

const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
  const notices = target instanceof Element && target.closest('[data-over-dialogs]');
  if (notices) keepFocus(notices, relatedTarget);
};

/**
 * Keeps the focus when the notice that has it is removed: it returns to the element from which it
 * came, or to the nearest remaining container of that element. This ends as soon as the person
 * moves the focus or presses elsewhere. Call it once for the page; a second call changes nothing.
 */
export const keepFocusOfNotices = (): void => document.addEventListener('focusin', onFocusIn);
