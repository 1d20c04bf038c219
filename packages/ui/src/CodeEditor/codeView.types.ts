import type { Hit } from './findHits.ts';

export type CodeLanguage = 'php' | 'html';

export interface CodeViewBodyProps {
  label: string;
  /** With `\n` alone between its lines: offsets count them. */
  code: string;
  language: CodeLanguage;
  hits: readonly Hit[];
  /** The hit that is scrolled to. */
  current: number;
}
