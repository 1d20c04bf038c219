import { Suspense } from 'react';
import { lazy } from '../lazy.tsx';
import { isHarmless } from './isHarmless.ts';
import styles from './RichText.module.css';

interface RichTextViewProps {
  html: string;
}

const CleanedText = lazy(async () => {
  const { sanitise } = await import('./sanitise.ts');
  return ({ html }: RichTextViewProps) => contentOf(sanitise(html));
});

const contentOf = (html: string) => (
  <div className={styles.content} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);

/**
 * Formatted text from the server. HTML that needs sanitising is shown as plain text until the
 * sanitiser has loaded.
 */
export function RichTextView({ html }: RichTextViewProps) {
  return isHarmless(html) ? (
    contentOf(html)
  ) : (
    <Suspense fallback={html.replaceAll(/<[^>]*>/g, ' ')}>
      <CleanedText html={html} />
    </Suspense>
  );
}
