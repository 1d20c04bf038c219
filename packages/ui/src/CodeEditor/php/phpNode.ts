/** A node of php-parser's tree: nodes, lists of nodes and plain values under names of their own. */
export interface PhpNode {
  kind: string;
  loc?: { start: { offset: number } };
  [key: string]: unknown;
}
