// Finds the places of a source file where a mutant can be made. A mutant replaces whole lines, and
// is found again by their text, so that it survives edits elsewhere in the file.
import ts from 'typescript';

/** A mutant of more lines than this says little about any of them. */
const MAX_LINES = 6;

/**
 * @typedef {{ kind: string; from: string; to: string; nth: number }} Place `from` and `to` are
 *   lines without their indentation; `nth` counts the equal texts above it in the file
 *
 * @typedef {{ kind: string; start: number; end: number; text: string }} Edit
 */

const COMPARISONS = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
]);
const LOGIC = new Map([
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);
const LOG = /^(console|log|logger|performance)\b|\b(log|logger)\.\w+\(/;
const MEANINGFUL_NAME =
  /^[A-Z][A-Z\d_]+$|^(max|min)[A-Z]|([lL]imit|[sS]ize|[dD]ays|[hH]ours|[aA]ge)$/;
const LABELS = /^(aria-label|aria-labelledby|label|alt)$/;
const ATTRIBUTES = /^(aria-(?!hidden|label)[a-z]+|role|tabIndex|htmlFor)$/;

/** @param {string} path @param {string} text @returns {Place[]} */
export function placesOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {Edit[]} */
  const edits = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isExpressionStatement(node) && LOG.test(node.getText(source))) return;
    edits.push(...editsAt(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits.flatMap((edit) => asLines(text, edit));
}

/** @param {ts.Node} node @param {ts.SourceFile} source @returns {Edit[]} */
function editsAt(node, source) {
  const replace = (kind, target, text) => ({
    kind,
    start: target.getStart(source),
    end: target.getEnd(),
    text,
  });
  const negated = (condition) =>
    replace('negated condition', condition, `!(${condition.getText(source)})`);

  if (ts.isIfStatement(node)) return [negated(node.expression)];
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [node.whenTrue, node.whenFalse].map((part) => part.getText(source));
    return [
      replace(
        'swapped ternary',
        node,
        `${node.condition.getText(source)} ? ${no} : ${yes}`.replaceAll('\n', ' '),
      ),
    ];
  }
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (COMPARISONS.has(kind))
      return [replace('changed comparison', node.operatorToken, COMPARISONS.get(kind))];
    if (LOGIC.has(kind)) return [replace('changed operator', node.operatorToken, LOGIC.get(kind))];
  }
  if (ts.isExpressionStatement(node)) {
    const { expression } = node;
    if (ts.isAwaitExpression(expression))
      return [
        replace('dropped call', node, ';'),
        replace('dropped await', node, `void ${expression.expression.getText(source)};`),
      ];
    const called = ts.isVoidExpression(expression) ? expression.expression : expression;
    if (ts.isCallExpression(called) && called.expression.kind !== ts.SyntaxKind.SuperKeyword)
      return [replace('dropped call', node, ';')];
  }
  if (ts.isNumericLiteral(node) && carriesMeaning(node, source)) {
    const value = Number(node.text);
    const isStatus = ts.isCallExpression(node.parent);
    return [
      replace(
        'changed constant',
        node,
        String(value < 10 || isStatus ? value + 1 : Math.floor(value / 2)),
      ),
    ];
  }
  if (ts.isJsxAttribute(node) && node.initializer) {
    const name = node.name.getText(source);
    if (ATTRIBUTES.test(name)) return [replace('dropped attribute', node, '')];
    if (LABELS.test(name))
      return [replace('dropped label', node, name === 'aria-labelledby' ? '' : `${name}=""`)];
  }
  return [];
}

/** A named limit, a status or the number of a property such as `maxAge`; never an index or a style. */
function carriesMeaning(literal, source) {
  if (Number(literal.text) < 2) return false;
  for (let at = literal.parent; at; at = at.parent) {
    if (
      ts.isJsxAttribute(at) ||
      ts.isElementAccessExpression(at) ||
      ts.isArrayLiteralExpression(at)
    )
      return false;
    if (ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at))
      return MEANINGFUL_NAME.test(at.name.getText(source));
    if (ts.isCallExpression(at)) return /^[45]\d\d$/.test(literal.text);
    if (ts.isStatement(at) || ts.isFunctionLike(at)) return false;
  }
  return false;
}

/** @param {string} text @param {Edit} edit @returns {Place[]} */
function asLines(text, { kind, start, end, text: replacement }) {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const last = text.indexOf('\n', end);
  const stop = last < 0 ? text.length : last;
  const from = trimmed(text.slice(first, stop));
  const to = trimmed(text.slice(first, start) + replacement + text.slice(end, stop));
  if (from.split('\n').length > MAX_LINES || from === to) return [];
  return [{ kind, from, to, nth: blocks(text.slice(0, first), from).length }];
}

const trimmed = (/** @type {string} */ text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

/** The numbers of the lines at which the lines of `block` stand, whatever their indentation. */
function blocks(text, block) {
  const lines = trimmed(text).split('\n');
  const wanted = block.split('\n');
  return lines.flatMap((_, at) =>
    wanted.every((line, index) => lines[at + index] === line) ? [at] : [],
  );
}

/**
 * The text with the mutant in it, or undefined when its lines are gone.
 *
 * @param {string} text @param {Omit<Place, 'kind'>} place
 */
export function mutate(text, { from, to, nth }) {
  const at = blocks(text, from)[nth];
  if (at === undefined) return undefined;
  const lines = text.split('\n');
  return [...lines.slice(0, at), to, ...lines.slice(at + from.split('\n').length)].join('\n');
}

const GROUND = ['#ffffff', '#15171b'];
const TEXT = ['#1c2027', '#e6e8ec'];

/** A colour, moved most of the way towards another. */
function towards(colour, other) {
  const parts = [1, 3, 5].map((at) => {
    const [own, aim] = [colour, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(own * 0.4 + aim * 0.6)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/**
 * Colours of the tokens that come too close to what they are shown with: text and rings to the
 * ground, grounds to the text.
 *
 * @param {string} text of the file of tokens @param {0 | 1} theme light or dark
 * @returns {Place[]}
 */
export function colourPlaces(text, theme) {
  const source = ts.createSourceFile('tokens.ts', text, ts.ScriptTarget.Latest, true);
  /** @type {Place[]} */
  const places = [];
  const change = (literal, isText) => {
    const to = towards(literal.text, isText ? GROUND[theme] : TEXT[theme]);
    const range = { start: literal.getStart(source), end: literal.getEnd() };
    places.push(...asLines(text, { kind: 'changed colour', ...range, text: `'${to}'` }));
  };
  const visit = (/** @type {ts.Node} */ node, /** @type {string[]} */ names) => {
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      if (node.expression.getText(source) === 'tone' && first && second) {
        change(first.elements[theme], true);
        change(second.elements[theme], false);
      }
      const isPlainBorder = names.includes('border') && names.at(-1) === 'DEFAULT';
      const isSolid = ['solid', 'hover'].includes(names.at(-1));
      if (node.expression.getText(source) === 'both' && first && !isPlainBorder && !isSolid)
        if (ts.isStringLiteral(first)) change(node.arguments[theme], !names.includes('bg'));
    }
    const inner = ts.isPropertyAssignment(node) ? [...names, node.name.getText(source)] : names;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return places;
}
