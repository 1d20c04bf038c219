/** Attributes whose values decide what axe finds; of others the name is kept. */
const WITH_VALUE = /^(?:role|class|type|tabindex|lang|autocomplete|scope|colspan|rowspan)$/;
const STATE = /^(?:true|false|mixed|page|polite|assertive|off|\d+)$/;
const REFERENCES =
  /^(?:for|aria-(?:labelledby|describedby|controls|owns|activedescendant|details))$/;
/** Their children are alike, so that each kind of child counts once. */
const LISTS = 'tbody, tr, ul, ol';

/** What a code editor draws for the eye alone: lines, their numbers and marks. */
const DRAWN_CODE = '.margin, .view-lines, .view-overlays, .view-zones';

/** Attributes that tell one editor or column from another, and decide neither looks nor structure. */
const NAMING = /^data-(?:column|uri|keybinding-context)$/;

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
    if (NAMING.test(name)) return name;
    if (name === 'style') return /display|visibility/.test(value) ? `style=${value}` : '';
    if (WITH_VALUE.test(name) || STATE.test(value)) return `${name}=${value}`;
    return value.trim() === '' ? `${name}=` : name;
  });
  return `${node.localName} ${attributes.sort().join(' ')}`;
}

/**
 * A text that is equal for two trees that axe judges alike, colours left aside: tags, roles,
 * classes and attributes, what the ids in them lead to, and where text stands, but not which. Of
 * drawn code each kind of element counts once, because it differs with each letter.
 */
export function structureOf(node: Element): string {
  if (node.matches(DRAWN_CODE)) {
    const parts = [...node.querySelectorAll('*')].map(
      (part) => `${part.localName} ${part.getAttributeNames().sort().join(' ')}`,
    );
    return `<${ownOf(node)}>${[...new Set(parts)].sort().join('')}</>`;
  }
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

/** What a style sheet may ask of an element to give it its colours. */
function looksOf(node: Element): string {
  const attributes = [...node.attributes].flatMap(({ name, value }) => {
    if (NAMING.test(name)) return [];
    if (name === 'class' || name.startsWith('data-')) return [`${name}=${value}`];
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

/** What stands for each text in the signatures: the chains of looks are long, and compared often. */
const numbers = new Map<string, string>();
function numberOf(text: string): string {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const number = String(numbers.size);
  numbers.set(text, number);
  return number;
}

/** It stands on a ground of its own, so that of what is around it only the inherited style counts. */
const EDITOR = '.monaco-editor';

/** The texts of a tree, one for each way in which they get their colours. */
export function textsIn(root: Element): Text[] {
  const found = new Map<string, Text>();
  const look = (node: Element, around: string, before: string, groundAround?: string): string => {
    const own = looksOf(node);
    const style = getComputedStyle(node);
    if (style.display === 'none' || isIgnored(node, style)) return own;
    const ground = groundOf(style, groundAround);
    const place =
      ground !== undefined && node.matches(EDITOR)
        ? paintOf(node, style, ground)
        : `${around}>${before}`;
    const looks = numberOf(`${place}+${own}`);
    if (node.matches('a, input, textarea, select') || [...node.childNodes].some(hasText)) {
      const paint = ground === undefined ? undefined : paintOf(node, style, ground);
      found.set(`${looks} ${paint}`, { element: node, looks, paint });
    }
    let last = '';
    for (const child of node.children) last = look(child, looks, last, ground);
    return own;
  };
  look(root, '', '', getComputedStyle(document.documentElement).backgroundColor);
  return [...found.values()];
}
