/**
 * The elements of one kind that are on the page now. A component passes `register` as a ref, so
 * that other parts of the page can reach it by what its module exports.
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
    /** In the order in which they stand in the document. */
    all: (): readonly E[] =>
      [...mounted].sort((a, b) =>
        a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      ),
  };
}
