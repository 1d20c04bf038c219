import './processShim.ts';
import { Engine } from 'php-parser';
import type { PhpNode } from './phpNode.ts';
import { bound, hasLastOperand } from './precedence.ts';

/** Parts of php-parser that its types leave out. */
interface ParserParts {
  token: unknown;
  EOF: unknown;
  next(): ParserParts;
  expect(token: string): boolean;
  error(expected: string): unknown;
  peek(): unknown;
  node(kind: string): (...parts: unknown[]) => unknown;
  entries: { EXPR: Map<unknown, boolean> };
  read_expr(): unknown;
  read_declare_list(): { key: { name: string } }[];
  read_short_form(end: unknown): unknown;
  read_statement(): unknown;
  read_top_statement(): unknown;
  read_inner_statement(): unknown;
  read_foreach_variable(): unknown;
  innerList: boolean;
  read_new_expr(): unknown;
  read_variable(...flags: unknown[]): unknown;
  read_argument(): unknown;
  expectEndOfStatement(node?: unknown): boolean;
}

interface LexerParts {
  keywords: Record<string, unknown>;
  lex(): unknown;
  next(): unknown;
  input(): string;
  T_STRING(): unknown;
  is_HEREDOC(): unknown;
  matchST_HEREDOC(): unknown;
  matchST_NOWDOC(): unknown;
  heredoc_label: object;
  consume(length: number): unknown;
  unput(length: number): unknown;
  yytext: string;
  _input: string;
  getState(): unknown;
  setState(state: unknown): void;
  tokens: unknown[];
  conditionStack: string[];
  curCondition: string;
  stateCb: unknown;
  done: boolean;
  yylloc: { first_offset: number };
  offset: number;
}

interface AstParts {
  resolvePrecedence(node: PhpNode, ...rest: unknown[]): PhpNode;
}

/** The name of a token as PHP has it (`T_VARIABLE`), or its character; its text; its offset. */
export interface PhpToken {
  name: string;
  text: string;
  offset: number;
}

/** Offsets into what was parsed. The message is the parser's: `syntax error, unexpected ';'`. */
export interface SyntaxFault {
  from: number;
  to: number;
  message: string;
}

/** The parts of a name with white space around its backslashes, which PHP 7.4 allows. */
const spacedName = /(?:\s*\\\s*[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*)+/y;

/** What follows the keyword of a function without a name. */
const closure = /\s*(?:&\s*)?\(/y;

const yieldFrom = /\s+from\b/iy;

const wordsOfPhp8 = ['match', 'enum', 'readonly'];

/**
 * An engine for PHP 7.4, with or without the places of nodes. It corrects mistakes of php-parser
 * 3.7 that real code meets.
 */
function createEngine(withPositions = false) {
  const engine = new Engine({
    parser: { version: 704 },
    ast: { withPositions },
    lexer: { short_tags: true },
  });
  const parser = engine.parser as unknown as ParserParts;
  const lexer = engine.lexer as unknown as LexerParts;
  const { names } = engine.tokens;
  const {
    read_argument: readArgument,
    read_variable: readVariable,
    read_statement: readStatement,
    read_top_statement: readTopStatement,
    read_inner_statement: readInnerStatement,
    read_foreach_variable: readForeachVariable,
    expectEndOfStatement,
  } = parser;
  const { T_STRING: readWord, is_HEREDOC: readHeredoc, next: readNext } = lexer;

  for (const word of wordsOfPhp8) delete lexer.keywords[word]; // names in PHP 7.4

  /** Takes what the pattern finds after the current token. */
  const consumeIf = (pattern: RegExp) => {
    pattern.lastIndex = lexer.offset;
    const [rest] = pattern.exec(lexer._input) ?? [];
    if (rest !== undefined) lexer.consume(rest.length);
    return rest !== undefined;
  };
  // php-parser takes `extends\B` for one name, as PHP 8 does, ends `A \ B` at the white space, knows
  // `yield from` with one space alone and `b<<<A` not at all.
  lexer.T_STRING = function (this: LexerParts) {
    const token = readWord.call(this);
    if (token === names.T_YIELD) return consumeIf(yieldFrom) ? names.T_YIELD_FROM : token;
    if (token !== names.T_STRING && token !== names.T_NAME_QUALIFIED) return token;
    if (/^b$/i.test(this.yytext) && this._input.startsWith('<<<', this.offset)) {
      this.input();
      const heredoc = this.is_HEREDOC();
      if (heredoc) return heredoc;
      this.unput(1);
    }
    const [word = ''] = this.yytext.split('\\', 1);
    const keyword = this.keywords[word.toLowerCase()];
    if (token === names.T_NAME_QUALIFIED && typeof keyword === 'number') {
      this.unput(this.yytext.length - word.length);
      return keyword;
    }
    return consumeIf(spacedName) ? names.T_NAME_QUALIFIED : token;
  };
  // php-parser knows one label, so that a heredoc inside a heredoc would be the end of both.
  const labels: object[] = [];
  const depth = () => lexer.conditionStack.filter((state) => state.endsWith('DOC')).length;
  lexer.is_HEREDOC = function (this: LexerParts) {
    this.heredoc_label = { ...this.heredoc_label };
    const token = readHeredoc.call(this);
    if (token) labels[depth()] = this.heredoc_label;
    return token;
  };
  for (const state of ['matchST_HEREDOC', 'matchST_NOWDOC'] as const) {
    const readText = lexer[state];
    lexer[state] = function (this: LexerParts) {
      this.heredoc_label = labels[depth()] ?? this.heredoc_label;
      return readText.call(this);
    };
  }
  // php-parser is done with the last token, although it may have gone back before it: `FOO;`.
  lexer.next = function (this: LexerParts) {
    if (this.tokens.length > 0) this.done = false;
    return readNext.call(this);
  };
  const readExpressionStatement = () => {
    const result = parser.node('expressionstatement');
    const expression = parser.read_expr();
    parser.expectEndOfStatement(expression);
    return result(expression);
  };
  // php-parser knows no `declare(ticks=1) foo();` and lets `declare(ticks=1): use A; enddeclare;` pass.
  // Types are strict in the whole file, never in one statement.
  const readDeclare = () => {
    const result = parser.node('declare');
    parser.next().expect('(');
    const directives = parser.next().read_declare_list();
    parser.expect(')');
    const isShort = parser.next().token === ':';
    if (directives.some(({ key }) => /^strict_types$/i.test(key.name))) parser.expect(';');
    const body = isShort ? parser.read_short_form(names.T_ENDDECLARE) : parser.read_statement();
    return result(directives, [body]);
  };
  parser.entries.EXPR.set(names.T_YIELD_FROM, true); // `yield yield from foo();`
  // php-parser takes each `static` that begins a statement for a variable or a class.
  parser.read_statement = function (this: ParserParts) {
    if (this.token === names.T_DECLARE) return readDeclare();
    const isStatic = this.token === names.T_STATIC;
    return isStatic && [names.T_FN, names.T_FUNCTION].includes(this.peek() as number)
      ? readExpressionStatement()
      : readStatement.call(this);
  };
  // php-parser takes each `function` that begins a statement for a declaration.
  const isClosure = () => {
    closure.lastIndex = lexer.offset;
    return parser.token === names.T_FUNCTION && closure.test(lexer._input);
  };
  parser.read_top_statement = () =>
    isClosure() ? readExpressionStatement() : readTopStatement.call(parser);
  parser.read_inner_statement = () =>
    isClosure() ? readExpressionStatement() : readInnerStatement.call(parser);
  // php-parser expects an assignment after the inner list of `foreach ($a as list($b, list($c)))`.
  parser.read_foreach_variable = function (this: ParserParts) {
    this.innerList = true;
    const variable = readForeachVariable.call(this);
    this.innerList = false;
    return variable;
  };
  // `peek` at a string with variables leaves the lexer inside that string: `f(include "$dir/a.php")`.
  parser.peek = () => {
    const { tokens, conditionStack, curCondition, stateCb, done } = lexer;
    const state = lexer.getState();
    Object.assign(lexer, { tokens: [...tokens], conditionStack: [...conditionStack] });
    const token = lexer.lex();
    lexer.setState(state);
    Object.assign(lexer, { tokens, conditionStack, curCondition, stateCb, done });
    return token;
  };
  // php-parser reads only a variable after `clone`, not `clone($this->request)` nor `clone new Request`.
  parser.read_variable = function (this: ParserParts, ...flags) {
    if (this.token === names.T_NEW) return this.read_new_expr();
    if (this.token !== '(') return readVariable.apply(this, flags);
    const inner = this.next().read_expr();
    if (this.expect(')')) this.next();
    return inner;
  };
  // php-parser lets `xor` bind less than `or`, `=` bind what follows `$a ? $b : $c or`, `print` all.
  const { ast } = engine as unknown as { ast: AstParts };
  const resolve = ast.resolvePrecedence;
  ast.resolvePrecedence = function (this: AstParts, node, ...rest) {
    return hasLastOperand(node) ? bound(node) : resolve.call(this, node, ...rest);
  };
  // php-parser lists all keywords anew at each argument, which took a third of its time.
  const words = new Set<unknown>([
    ...Object.values(lexer.keywords),
    names.T_STRING,
    names.T_ELLIPSIS,
  ]);
  parser.read_argument = function (this: ParserParts) {
    return words.has(this.token) ? readArgument.call(this) : this.read_expr();
  };
  // php-parser accepts the end of the text as a semicolon.
  parser.expectEndOfStatement = function (this: ParserParts, node) {
    if (this.token === this.EOF) this.error(';');
    return expectEndOfStatement.call(this, node);
  };
  return { engine, lexer, parser };
}

/**
 * Replaces `<?xml` and the like, which are text, by as many other characters. The parser would take
 * them for short tags. A short tag is followed by white space.
 */
const withoutOtherTags = (php: string) =>
  php.replaceAll(/<\?(?!php\b|=|\s|$)/gi, '<!').replace(/<\?php$/i, '$&\n'); // the lexer knows the tag only before white space

/**
 * Reads PHP 7.4 up to its first fault. Faults after the first are guesses and are not reported.
 * Throws a `RangeError` where the code is nested too deeply for the stack.
 *
 * @param withPositions whether the nodes have their `loc`, which takes a fifth of the time
 */
export function parsePhp(
  php: string,
  { withPositions }: { withPositions: boolean },
): { tree: PhpNode } | { fault: SyntaxFault } {
  const { engine, lexer, parser } = createEngine(withPositions);
  try {
    return { tree: engine.parseCode(withoutOtherTags(php), '') as unknown as PhpNode };
  } catch (cause) {
    if (cause instanceof RangeError || !(cause instanceof Error)) throw cause;
    const known = cause instanceof SyntaxError; // otherwise the lexer met a character that PHP does not have
    const words = cause.message.replace(/^Parse Error\s*:\s*/, '').replace(/ on line \d+$/, '');
    const atEnd = parser.token === parser.EOF;
    return {
      fault: {
        from: lexer.yylloc.first_offset,
        to: lexer.offset,
        message: !known
          ? 'syntax error, unexpected character'
          : words.replace(
              /^syntax error(?!, unexpected)/,
              atEnd ? '$&, unexpected end of file' : '$&',
            ),
      },
    };
  }
}

/**
 * Every token, so that their texts together are the code. Throws an `Error` on a character that PHP
 * does not have.
 */
export function tokensOf(php: string): PhpToken[] {
  let offset = 0;
  const masked = createEngine().engine.tokenGetAll(withoutOtherTags(php));
  return masked.map((token) => {
    const [name, { length }] =
      typeof token === 'string' ? [token, token] : [token[0] ?? '', token[1] ?? ''];
    offset += length;
    return { name, text: php.slice(offset - length, offset), offset: offset - length };
  });
}
