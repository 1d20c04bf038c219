/** Attributes whose values decide what axe finds; of others the name is kept. */
const WITH_VALUE = /^(?:role|class|type|tabindex|lang|autocomplete|scope|colspan|rowspan)$/;
const STATE = /^(?:true|false|mixed|page|polite|assertive|off|\d+)$/;
const REFERENCES =
  /^(?:for|aria-(?:labelledby|describedby|controls|owns|activedescendant|details))$/;
/** Their children are alike, so that each kind of child counts once. */
const LISTS = 'tbody, tr, ul, ol';

const hasText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';

/** What an id of the page leads to: whether it is there once, what it is, and whether it has text. */
function targetOf(id: string): string {
  const [first, ...others] = document.querySelectorAll(`#${CSS.escape(id)}`);
  if (!first) return 'none';
  const text = first.textContent?.trim() === '' ? 'empty ' : '';
  return `${others.length > 0 ? 'several ' : ''}${text}${first.localName}`;
}

function ownOf(node: Element): string {
  const attributes = [...node.attributes].map(({ name, value }) => {
    if (name === 'id') return `id=${targetOf(value)}`;
    if (REFERENCES.test(name)) return `${name}=${value.split(' ').map(targetOf).join(' ')}`;
    if (name === 'style') return /display|visibility/.test(value) ? `style=${value}` : '';
    if (WITH_VALUE.test(name) || STATE.test(value)) return `${name}=${value}`;
    return value.trim() === '' ? `${name}=` : name;
  });
  return `${node.localName} ${attributes.sort().join(' ')}`;
}

/**
 * A text that is equal for two trees that axe judges alike, colours left aside: tags, roles,
 * classes and attributes, what the ids in them lead to, and where text stands, but not which.
 */
export function structureOf(node: Element): string {
  const children = [...node.childNodes].map((child) =>
    child instanceof Element ? structureOf(child) : hasText(child) ? '#' : '',
  );
  const kinds = node.matches(LISTS) ? [...new Set(children)] : children;
  return `<${ownOf(node)}>${kinds.join('')}</>`;
}

/** What a style sheet sees and no attribute tells. */
function stateOf(node: Element): string {
  const focus = node === document.activeElement ? 'focus ' : '';
  if (node instanceof HTMLInputElement)
    return `${focus}${node.checked ? 'checked ' : ''}${node.value === '' ? 'empty ' : ''}`;
  if (node instanceof HTMLTextAreaElement) return `${focus}${node.value === '' ? 'empty ' : ''}`;
  return focus;
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

const isOpaque = (colour: string) => !/\/|^rgba|transparent/.test(colour);

/**
 * The background of an element's text, as far up as the first that covers what is behind it.
 * Undefined where an element stands over others that are not around it.
 */
function groundOf(style: CSSStyleDeclaration, around: string | undefined): string | undefined {
  const { backgroundColor, backgroundImage, opacity, position } = style;
  const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
  if (isOpaque(backgroundColor) && backgroundImage === 'none' && opacity === '1') return own;
  if (position === 'absolute' || position === 'fixed') return undefined;
  return own === 'rgba(0, 0, 0, 0) none 1' || around === undefined ? around : `${own}, ${around}`;
}

/** What the rules of colours ask of a text. A link is told from the text around it. */
function paintOf(node: Element, style: CSSStyleDeclaration, ground: string): string {
  const own = (of: CSSStyleDeclaration) =>
    [of.color, of.fontSize, of.fontWeight, of.textShadow, of.textDecorationLine].join(' ');
  const parent = node.localName === 'a' ? node.parentElement : null;
  const around = parent && [...parent.childNodes].some(hasText) ? getComputedStyle(parent) : null;
  return [own(style), ground, around ? own(around) : ''].join(' on ');
}

/** Whether no rule of colours is about an element: it is disabled, or for screen readers alone. */
const isIgnored = (node: Element, { position, width }: CSSStyleDeclaration) =>
  node.matches(':disabled, [aria-disabled=true]') || (position === 'absolute' && width === '1px');

export type Text = {
  element: Element;
  /** Equal for two texts when they, all around them, and what stands just before look alike. */
  looks: string;
  /** Equal for two texts when their colours are. Undefined where these alone do not decide. */
  paint: string | undefined;
};

/** The texts of a tree, one for each way in which they get their colours. */
export function textsIn(root: Element): Text[] {
  const found = new Map<string, Text>();
  const look = (node: Element, around: string, before: string, groundAround?: string) => {
    const style = getComputedStyle(node);
    if (style.display === 'none' || isIgnored(node, style)) return;
    const looks = `${around}>${before}+${looksOf(node)}`;
    const ground = groundOf(style, groundAround);
    if (node.matches('a, input, textarea, select') || [...node.childNodes].some(hasText)) {
      const paint = ground === undefined ? undefined : paintOf(node, style, ground);
      found.set(`${looks} ${paint}`, { element: node, looks, paint });
    }
    let last = '';
    for (const child of node.children) {
      look(child, looks, last, ground);
      last = looksOf(child);
    }
  };
  look(root, '', '', getComputedStyle(document.documentElement).backgroundColor);
  return [...found.values()];
}
