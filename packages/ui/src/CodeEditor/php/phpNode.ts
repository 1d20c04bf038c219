/**
 * A node of php-parser's tree. Its properties depend on its kind; they are nodes, lists of nodes
 * and plain values.
 */
export interface PhpNode {
  kind: string;
  loc?: { start: { offset: number } };
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is PhpNode =>
  typeof value === 'object' && value !== null && 'kind' in value;
