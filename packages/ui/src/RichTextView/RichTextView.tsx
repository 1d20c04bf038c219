import { Suspense } from 'react';
import { lazy } from '../lazy.tsx';
import { isHarmless } from './isHarmless.ts';
import styles from './RichText.module.css';

interface RichTextViewProps {
  html: string;
}

const CleanedText = lazy(async () => {
  const { sanitise } = await import('./sanitise.ts');
  return ({ html }: RichTextViewProps) => <HarmlessText html={sanitise(html)} />;
});

const HarmlessText = ({ html }: RichTextViewProps) => (
  <div className={styles.content} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);

/**
 * Formatted text from the server, sanitised where it needs to be. The script that does so is
 * fetched then, and until it is there the text stands without its format.
 */
export function RichTextView({ html }: RichTextViewProps) {
  return isHarmless(html) ? (
    <HarmlessText html={html} />
  ) : (
    <Suspense fallback={html.replaceAll(/<[^>]*>/g, ' ')}>
      <CleanedText html={html} />
    </Suspense>
  );
}
