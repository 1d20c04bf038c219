/** The child of `parent` that holds `node`, at any depth. */
function childHolding(parent: Node, node: Node): Node | null {
  let found: Node | null = node;
  while (found && found.parentNode !== parent) found = found.parentNode;
  return found;
}

/**
 * Lets React work on a page that the browser translates. A translation moves text into new
 * elements, so a node is no longer where React has put it. `insertBefore` and `removeChild` would
 * then throw, and React would remove the whole page.
 */
export function tolerateTranslation(): void {
  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function tolerant<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ) {
    insertBefore.call(this, node, next && childHolding(this, next));
    return node;
  };
  prototype.removeChild = function tolerant<T extends Node>(this: Node, child: T) {
    const parent = childHolding(this, child) && child.parentNode;
    if (parent) removeChild.call(parent, child);
    return child;
  };
}
