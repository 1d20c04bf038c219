/** A node of php-parser's tree: nodes, lists of nodes and plain values under names of their own. */
export interface PhpNode {
  kind: string;
  loc?: { start: { offset: number } };
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is PhpNode =>
  typeof value === 'object' && value !== null && 'kind' in value;
