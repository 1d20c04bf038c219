/**
 * The element that belongs to the focus: that of the smallest part of the page that has both, such
 * as a card. Otherwise the first one.
 *
 * @param elements the elements in document order
 */
export function nearFocus<E extends Element>(elements: readonly E[]): E | undefined {
  for (let part = document.activeElement; part; part = part.parentElement) {
    const around = part;
    const found = elements.find((element) => around.contains(element));
    if (found) return found;
  }
  return elements[0];
}
