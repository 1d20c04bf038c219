import { isNode, type PhpNode } from './phpNode.ts';
import { parsePhp, tokensOf, type PhpToken } from './phpParser.ts';
import { withPrecedence } from './precedence.ts';

/** The comparison key of a token, and its offset in the code. */
interface Mark {
  key: string;
  offset: number;
}

const layout = new Set(['T_WHITESPACE', 'T_OPEN_TAG', 'T_CLOSE_TAG']);
/**
 * Tokens that are compared in the syntax tree and not as words. `array` and `list` may be written
 * as `[`.
 */
const brackets = new Set([...'()[]{};:,', 'T_ARRAY', 'T_LIST']);
const modifiers = /^T_(?:PUBLIC|PROTECTED|PRIVATE|STATIC|ABSTRACT|FINAL|VAR)$/;
/** Case-insensitive words of PHP that its lexer returns as names. */
const caseless =
  /^(?:true|false|null|self|parent|bool|int|float|string|iterable|object|void|mixed|callable|__\w+)$/i;

/**
 * The value of a literal, however it is quoted. Escapes that only double quotes know are marked, so
 * that they differ from the same characters in single quotes.
 */
function valueOf(literal: string): string {
  const [, binary = '', quote = '', text = ''] = /^(b?)(["'])([^]*)\2$/i.exec(literal) ?? [];
  const value =
    quote === '"'
      ? text.replaceAll(/\\([^])/g, (both, escaped: string) =>
          '\\$"'.includes(escaped)
            ? escaped
            : /[nrtvef0-7xu]/.test(escaped)
              ? `\0${escaped}`
              : both,
        )
      : text.replaceAll(/\\([\\'])/g, '$1');
  return `${binary.toLowerCase()}'${quote === '' ? literal : value}`;
}

/**
 * The comparison key of a number. `0XFF` equals `0xff` and `1.50` equals `1.5`, but `1.0` does not
 * equal `1`.
 */
const numberOf = ({ name, text }: PhpToken): string =>
  name === 'T_DNUMBER' && /^[\d._]*(?:e[-+]?\d+)?$/i.test(text)
    ? `float ${Number(text.replaceAll('_', ''))}`
    : text.toLowerCase();

/** The lines of a heredoc without the indentation of its closing mark. */
function heredocMarks(tokens: readonly PhpToken[]): Mark[] {
  const closing = tokens
    .slice(-2)
    .map(({ text }) => text)
    .join('');
  const depth = /[ \t]*$/.exec(closing.slice(0, closing.search(/\w*$/)))?.[0].length ?? 0;
  const indentation = new RegExp(`\n[ \t]{0,${depth}}`, 'g');
  return tokens.map(({ name, text, offset }, index) => {
    if (index === 0) return { key: text.replace(/^b?<<<[ \t]*"?(.*?)"?\s*$/, '<<<$1'), offset };
    if (index === tokens.length - 1) return { key: text.trim(), offset };
    if (name !== 'T_ENCAPSED_AND_WHITESPACE') return { key: text, offset };
    const lines = `${index === 1 ? '\n' : ''}${text}`.replaceAll(indentation, '\n');
    return { key: index === tokens.length - 2 ? lines.replace(/\n[ \t]*$/, '') : lines, offset };
  });
}

const keyOf = (token: PhpToken): string => {
  const { name, text } = token;
  if (name === 'T_CONSTANT_ENCAPSED_STRING') return valueOf(text);
  if (name === 'T_LNUMBER' || name === 'T_DNUMBER') return numberOf(token);
  if (name === 'T_VARIABLE' || name === 'T_INLINE_HTML' || name === 'T_ENCAPSED_AND_WHITESPACE')
    return text;
  if (/_CAST$|^T_IS_NOT_EQUAL$/.test(name)) return name;
  // `use \A` means `use A`; elsewhere the tree shows the difference.
  if (name.startsWith('T_NAME_FULLY')) return text.slice(1);
  if (/^T_(?:STRING|NAME)/.test(name)) return caseless.test(text) ? text.toLowerCase() : text;
  return name === 'T_OPEN_TAG_WITH_ECHO' ? 'echo' : text.toLowerCase();
};

/** The words and the comments of the code, in separate lists. */
function marksOf(php: string): { words: Mark[]; comments: Mark[] } {
  const words: Mark[] = [];
  const comments: Mark[] = [];
  const tokens = tokensOf(php).filter(({ name }) => !layout.has(name));
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const { name, text, offset } = token;
    if (name === 'T_COMMENT' || name === 'T_DOC_COMMENT') {
      const lines = text.trim().split('\n');
      comments.push({ key: lines.map((line) => line.trim()).join('\n'), offset });
    } else if (name === 'T_START_HEREDOC') {
      const start = at;
      while (at < tokens.length - 1 && tokens[at]!.name !== 'T_END_HEREDOC') at += 1;
      words.push(...heredocMarks(tokens.slice(start, at + 1)));
    } else if (modifiers.test(name)) {
      const run = [text.toLowerCase()];
      while (modifiers.test(tokens[at + 1]?.name ?? '')) run.push(tokens[++at]!.text.toLowerCase());
      words.push({ key: run.toSorted().join(' '), offset });
    } else if (name === 'T_ELSEIF') {
      words.push({ key: 'else', offset }, { key: 'if', offset });
    } else if (!brackets.has(name)) {
      words.push({ key: keyOf(token), offset });
      if (/^T_(?:BREAK|CONTINUE)$/.test(name) && tokens[at + 1]?.text === '1') at += 1;
    }
  }
  return { words, comments };
}

const firstChange = (before: readonly Mark[], after: readonly Mark[]): number | undefined => {
  const at = before.findIndex(({ key }, index) => key !== after[index]?.key);
  if (at !== -1) return before[at]!.offset;
  return after.length > before.length ? (before.at(-1)?.offset ?? 0) : undefined;
};

/** The statements of a body, without the braces around them. */
function statementsOf(body: unknown): PhpNode[] {
  if (Array.isArray(body)) return body.flatMap(statementsOf);
  if (!isNode(body) || body.kind === 'noop') return [];
  return body.kind === 'block' ? statementsOf(body['children']) : [body];
}

const bodies = new Set(['body', 'alternate', 'always', 'children', 'catches']);
/** Parts of a node that mean nothing to PHP. */
const ignored = new Set([
  'loc',
  'leadingComments',
  'trailingComments',
  'comments',
  'errors',
  'level',
]);

/**
 * The nodes and lists inside a node or a list, each with its key. Words are left out, because
 * `marksOf` collects them.
 */
function partsOf(whole: PhpNode | readonly unknown[]): [string, PhpNode | readonly unknown[]][] {
  const parts = Object.entries(whole).flatMap(([key, part]): [string, PhpNode | unknown[]][] => {
    if (ignored.has(key)) return [];
    if (bodies.has(key)) return [[key, statementsOf(part)]];
    return isNode(part) || Array.isArray(part) ? [[key, part]] : [];
  });
  return parts.filter(([, part]) => (isNode(part) ? part.kind !== 'noop' : part.length > 0));
}

/** The operator of a node, or the resolution of its name: `\f` is not `f`. */
const natureOf = ({ type, resolution }: PhpNode) =>
  typeof type === 'string' ? type.replace('<>', '!=') : resolution;

/** The offset of the innermost node of `before` that differs from its counterpart in `after`. */
function firstTreeChange(
  before: PhpNode | readonly unknown[],
  after: PhpNode | readonly unknown[],
): number | undefined {
  const here = isNode(before) ? (before.loc?.start.offset ?? 0) : 0;
  if (isNode(before) && isNode(after)) {
    if (before.kind !== after.kind || natureOf(before) !== natureOf(after)) return here;
  } else if (isNode(before) || isNode(after)) return here;
  const [parts, counterparts] = [partsOf(before), partsOf(after)];
  for (const [index, [key, part]] of parts.entries()) {
    const [otherKey, counterpart] = counterparts[index] ?? [];
    if (counterpart === undefined || key !== otherKey) return here;
    const change = firstTreeChange(part, counterpart);
    if (change !== undefined) return Math.max(change, here);
  }
  return parts.length === counterparts.length ? undefined : here;
}

/**
 * The line of `before`, counted from 1, at which `after` says something else; `undefined` if the
 * two differ only in layout: white space, kinds of quotes and brackets, trailing commas, braces
 * around one statement, needless parentheses, and the case of words in which PHP ignores it. Both
 * texts must be PHP without syntax errors. The words are compared as well as the trees, because a
 * tree may lose a word.
 */
export function changedLine(before: string, after: string): number | undefined {
  const [old, now] = [marksOf(before), marksOf(after)];
  const read = (php: string) => parsePhp(php, { withPositions: true });
  const [oldTree, newTree] = [read(before), read(after)];
  const change =
    firstChange(old.words, now.words) ??
    firstChange(old.comments, now.comments) ??
    ('tree' in oldTree && 'tree' in newTree
      ? firstTreeChange(withPrecedence(oldTree.tree), withPrecedence(newTree.tree))
      : 0);
  return change === undefined ? undefined : before.slice(0, change).split('\n').length;
}
