import { useLayoutEffect, useRef } from 'react';
import type { CodeViewBodyProps } from './codeView.types.ts';
import styles from './CodeView.module.css';

/**
 * Code as plain text with its marks: what stands there until the editor does, and instead of it
 * when it cannot come.
 */
export function PlainCode({ label, code, hits, current }: Omit<CodeViewBodyProps, 'language'>) {
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const mark = frame.current?.querySelectorAll('mark')[current];
    if (!frame.current || !mark) return;
    // Not scrollIntoView, which would move the page as well.
    frame.current.scrollTop = mark.offsetTop - frame.current.clientHeight / 2;
    frame.current.scrollLeft = Math.max(
      0,
      mark.offsetLeft + mark.offsetWidth - frame.current.clientWidth + 40,
    );
  }, [code, hits, current]);
  return (
    // It scrolls, so the keyboard has to reach it.
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
