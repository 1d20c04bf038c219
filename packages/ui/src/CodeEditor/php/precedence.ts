import type { PhpNode } from './phpNode.ts';

/** The operators of PHP 7.4, from those that bind the least. */
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
  ['==', '!=', '===', '!==', '<=>'],
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
  strengths.get(kind === 'bin' ? String(type) : kind === 'unary' ? `unary ${String(type)}` : kind);

/** The last operand of each kind of operator, which php-parser reads as far as it goes. */
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

/** Whether its precedence decides where the node ends. */
export const hasLastOperand = ({ kind }: PhpNode) => lastOperands.has(kind);

/** Gives the operator only that part of its last operand which it binds: `-$a + $b` is `(-$a) + $b`. */
export function bound(operator: PhpNode): PhpNode {
  const last = lastOperands.get(operator.kind) ?? '';
  const operand = operator[last] as PhpNode | null | undefined;
  if (!operand || operand['parenthesizedExpression']) return operator;
  const first = operand.kind === 'bin' ? 'left' : operand.kind === 'retif' ? 'test' : undefined;
  const [own, other] = [strengthOf(operator), strengthOf(operand)];
  if (first === undefined || own === undefined || other === undefined || other > own)
    return operator;
  const { type } = operator;
  if (other === own && (type === '**' || type === '??')) return operator; // these two bind to the right
  operator[last] = operand[first];
  operand[first] = bound(operator);
  if (operand.loc && operator.loc) operand.loc.start = operator.loc.start;
  return operand;
}
