/** Attributes whose values decide what axe finds and how things look; of others the name is kept. */
const WITH_VALUE =
  /^(?:role|class|style|type|tabindex|lang|autocomplete|scope|colspan|rowspan|data-.*)$/;
const STATE = /^(?:true|false|mixed|page|polite|assertive|off|\d+)$/;
const REFERENCES = /^aria-(?:labelledby|describedby|controls|owns|activedescendant|details)$/;

const hasText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';

/** What style sheets see and no attribute tells. */
function stateOf(node: Element): string {
  const focus = node === document.activeElement ? 'focus ' : '';
  if (node instanceof HTMLInputElement)
    return `${focus}${node.checked ? 'checked ' : ''}${node.value === '' ? 'empty ' : ''}`;
  if (node instanceof HTMLTextAreaElement) return `${focus}${node.value === '' ? 'empty ' : ''}`;
  return focus;
}

function ownOf(node: Element, numberOf: (id: string) => number): string {
  const attributes = [...node.attributes].map(({ name, value }) => {
    if (name === 'id' || name === 'for') return `${name}=${numberOf(value)}`;
    if (REFERENCES.test(name)) return `${name}=${value.split(' ').map(numberOf).join(' ')}`;
    if (WITH_VALUE.test(name) || STATE.test(value)) return `${name}=${value}`;
    return value.trim() === '' ? `${name}=` : name;
  });
  return `${node.localName} ${stateOf(node)}${attributes.sort().join(' ')}`;
}

/**
 * A text that is equal for two trees that axe judges alike: tags, roles, classes and attributes,
 * and where text stands, but not which. IDs become numbers in their order, so that a label still
 * has to name its own field.
 */
export function structureOf(root: Element): string {
  const ids = new Map<string, number>();
  const numberOf = (id: string) => ids.get(id) ?? ids.set(id, ids.size).size - 1;
  const structure = (node: Element): string => {
    const children = [...node.childNodes].map((child) =>
      child instanceof Element ? structure(child) : hasText(child) ? '#' : '',
    );
    return `<${ownOf(node, numberOf)}>${children.join('')}</>`;
  };
  return structure(root);
}

/** What a style sheet may ask of an element to give it its colours. `data-column` names a column. */
function looksOf(node: Element): string {
  const attributes = [...node.attributes].flatMap(({ name, value }) => {
    if (name === 'class' || (name.startsWith('data-') && name !== 'data-column'))
      return [`${name}=${value}`];
    if (name === 'style') return /color|background/.test(value) ? [value] : [];
    if (name.startsWith('aria-')) return STATE.test(value) ? [`${name}=${value}`] : [];
    return /^(?:disabled|readonly|href|open)$/.test(name) ? [name] : [];
  });
  const chosen = node.matches('tr:has(:checked)') ? 'chosen ' : '';
  return `${node.localName} ${stateOf(node)}${chosen}${attributes.sort().join(' ')}`;
}

/**
 * An element for each way in which the texts of a tree get their colours. The key is equal for two
 * elements when they, all around them, and what stands just before those look alike to a style
 * sheet.
 */
export function textsIn(root: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  const look = (node: Element, around: string, before: string) => {
    const own = looksOf(node);
    const style = `${around}>${before}+${own}`;
    if (node.matches('a, input, textarea, select') || [...node.childNodes].some(hasText))
      found.set(style, node);
    let last = '';
    for (const child of node.children) {
      look(child, style, last);
      last = looksOf(child);
    }
  };
  look(root, '', '');
  return found;
}
