import { isNode, type PhpNode } from './phpNode.ts';

/** The operators of PHP 7.4, the ones that bind the least first. */
const operators = [
  ['or'],
  ['xor'],
  ['and'],
  ['print', 'yield', 'yieldfrom'],
  ['assign'],
  ['retif'],
  ['??'],
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!=', '<>', '===', '!==', '<=>'],
  ['<', '<=', '>', '>='],
  ['<<', '>>'],
  ['+', '-', '.'],
  ['*', '/', '%'],
  ['unary !'],
  ['instanceof'],
  ['unary -', 'unary +', 'unary ~', 'cast', 'silent'],
  ['**'],
];
const strengths = new Map(operators.flatMap((names, level) => names.map((name) => [name, level])));
const strengthOf = ({ kind, type }: PhpNode) =>
  strengths.get(
    kind === 'bin' ? String(type) : kind === 'unary' ? `unary ${String(type)}` : kind,
  ) ?? 0;

/** The names of the properties that hold the operands about which precedence decides. */
const firstOperands = new Map([
  ['bin', 'left'],
  ['retif', 'test'],
]);
const lastOperands = new Map([
  ['bin', 'right'],
  ['retif', 'falseExpr'],
  ['unary', 'what'],
  ['assign', 'right'],
  ['print', 'expression'],
  ['cast', 'expr'],
  ['silent', 'expr'],
  ['yield', 'value'],
  ['yieldfrom', 'value'],
]);

/** A part of an expression: an operator, whose operands are the parts beside it, or an operand. */
interface Part {
  node: PhpNode;
  isOperator: boolean;
}

const settled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(settled);
  return isNode(value) ? withPrecedence(value) : value;
};

/** Adds the parts of an expression in the order of the text. */
function collect(parts: Part[], node: PhpNode): void {
  const first = firstOperands.get(node.kind);
  const last = lastOperands.get(node.kind);
  const isOperator = last !== undefined && isNode(node[last]);
  const inParts = isOperator ? [first, last] : [];
  for (const [key, value] of Object.entries(node))
    if (!inParts.includes(key)) node[key] = settled(value);
  const collectFrom = (operand: unknown) => {
    if (!isNode(operand)) return;
    if (!operand['parenthesizedExpression']) collect(parts, operand);
    else parts.push({ node: withPrecedence(operand), isOperator: false });
  };
  if (isOperator && first) collectFrom(node[first]);
  parts.push({ node, isOperator });
  if (isOperator) collectFrom(node[last]);
}

/**
 * Takes from the end of the parts an expression whose operators are at least as strong as
 * `weakest`.
 */
function take(parts: Part[], weakest: number): PhpNode {
  const { node: start, isOperator: isPrefix } = parts.pop()!;
  const readLast = (operator: PhpNode, least: number) => {
    operator[lastOperands.get(operator.kind)!] = take(parts, least);
  };
  if (isPrefix) readLast(start, strengthOf(start) + 1);
  let whole = start;
  for (;;) {
    const operator = parts.at(-1)?.node;
    const strength = operator ? strengthOf(operator) : -1;
    if (!operator || strength < weakest) return whole;
    parts.pop();
    operator[firstOperands.get(operator.kind)!] = whole;
    const isToTheRight = operator['type'] === '**' || operator['type'] === '??';
    readLast(operator, isToTheRight ? strength : strength + 1);
    if (operator.loc && whole.loc) operator.loc.start = whole.loc.start;
    whole = operator;
  }
}

/**
 * Changes the tree itself so that each operator has the operands that it binds in PHP. php-parser
 * lets `xor` bind less than `or`, `print` bind all that follows, and a cast bind more than `**`.
 */
export function withPrecedence(node: PhpNode): PhpNode {
  const parts: Part[] = [];
  collect(parts, node);
  return take(parts.reverse(), 0);
}
