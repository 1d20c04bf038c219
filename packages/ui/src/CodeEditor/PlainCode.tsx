import { useLayoutEffect, useRef } from 'react';
import type { Hit } from './findHits.ts';
import styles from './CodeView.module.css';

export type CodeLanguage = 'php' | 'html';

export interface CodeViewBodyProps {
  label: string;
  /** The code. Its lines must end with `\n` alone, because offsets count the line ends. */
  code: string;
  language: CodeLanguage;
  hits: readonly Hit[];
  /** The hit that is scrolled to. */
  current: number;
}

/** The line height in pixels, the same in the editor and in the plain text. */
export const LINE_HEIGHT = 18;
const PADDING = 16;
const MAX_LINES = 20;

/**
 * The height of the code in pixels, up to twenty lines; longer code scrolls. The find box needs
 * four lines.
 */
export function viewHeight(code: string): number {
  const lines = code.split('\n', MAX_LINES).length;
  return Math.max(4, lines) * LINE_HEIGHT + PADDING;
}

/**
 * Code as plain text with its hits. It is shown until the editor is loaded, and instead of the
 * editor when loading failed.
 */
export function PlainCode({ label, code, hits, current }: Omit<CodeViewBodyProps, 'language'>) {
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const mark = frame.current?.querySelectorAll('mark')[current];
    if (!frame.current || !mark) return;
    // This does not use scrollIntoView, which would scroll the page as well.
    frame.current.scrollTop = mark.offsetTop - frame.current.clientHeight / 2;
    frame.current.scrollLeft = Math.max(
      0,
      mark.offsetLeft + mark.offsetWidth - frame.current.clientWidth + 40,
    );
  }, [code, hits, current]);
  return (
    // A scroll container must be focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={frame} className={styles.plain} aria-label={label} tabIndex={0} dir="ltr">
      <pre>
        {hits.map(({ from, to }, index) => [
          code.slice(hits[index - 1]?.to ?? 0, from),
          <mark key={from} className={index === current ? styles.current : styles.hit}>
            {code.slice(from, to)}
          </mark>,
        ])}
        {code.slice(hits.at(-1)?.to ?? 0)}
      </pre>
    </section>
  );
}
