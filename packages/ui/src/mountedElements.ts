/**
 * A registry of the mounted elements of one kind. A component passes `register` as a ref, so that
 * functions of its module can find the element.
 */
export function mountedElements<E extends Element>() {
  const mounted = new Set<E>();
  return {
    register: (element: E | null) => {
      if (element) mounted.add(element);
      return () => {
        if (element) mounted.delete(element);
      };
    },
    /** The elements in document order. */
    all: (): readonly E[] =>
      [...mounted].sort((a, b) =>
        a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      ),
  };
}
