/** Where one element inside the page is scrolled to. */
export interface ScrollPosition {
  /** The tag and the classes of the element, and how many elements before it have the same. */
  name: string;
  index: number;
  top: number;
  left: number;
}

const nameOf = (element: Element) =>
  [element.tagName, ...element.classList].map((part) => CSS.escape(part)).join('.');

const namesakes = (name: string) => [...document.querySelectorAll(name)];

/**
 * Follows which elements of the page are scrolled. An element is recognised by its tag and its
 * classes, because those that take its place in a new rendering have the same.
 */
export function scrollPositions() {
  const scrolled = new Set<Element>();
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element && target.classList.length > 0) scrolled.add(target);
    },
    { capture: true, passive: true },
  );
  return {
    read: (): readonly ScrollPosition[] => {
      for (const element of scrolled) if (!element.isConnected) scrolled.delete(element);
      return [...scrolled].flatMap((element) => {
        const { scrollTop: top, scrollLeft: left } = element;
        if (top === 0 && left === 0) return [];
        const name = nameOf(element);
        return { name, index: namesakes(name).indexOf(element), top, left };
      });
    },
    /** Scrolls an element as far as its present content reaches, and returns whether it is there. */
    restore: ({ name, index, top, left }: ScrollPosition): boolean => {
      const element = namesakes(name)[index];
      element?.scrollTo({ top, left, behavior: 'instant' });
      return element !== undefined && Math.abs(element.scrollTop - top) < 2;
    },
    /** Scrolls the tables back to their start. */
    rewindTables: () => {
      for (const element of scrolled)
        if (element.firstElementChild?.tagName === 'TABLE') element.scrollTo({ top: 0, left: 0 });
    },
  };
}
