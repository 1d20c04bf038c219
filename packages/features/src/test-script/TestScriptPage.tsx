import { useMe } from '@console/api/me/client';
import { CODE_TYPES, type CodeType } from '@console/api/scrape-code/schema';
import { useScrape } from '@console/api/scrapes/client';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { preloadable } from '@console/ui/preloadable';
import { Suspense, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { RecordMissing } from '../parts/records/RecordMissing.tsx';
import { clearHandOver, readHandOver } from '../parts/test-runs/handOver.ts';
import { TYPE_LABELS, type TestInput } from '../parts/test-runs/testRun.ts';
import styles from './TestScriptPage.module.css';

// Its script is fetched while the scrape is being read.
const ScriptTest = preloadable(() => import('./ScriptTest.tsx').then((it) => it.ScriptTest));
void ScriptTest.load();

interface TestScriptPageProps {
  scrapeId: number;
  /**
   * The last segment of the address. When the scrape has no such script, the spider or the combo is
   * tested.
   */
  type: string;
}

/** The type of the script. As in the editor, a scrape has either a combo, or a spider and a parser. */
const typeOf = (segment: string, isCombo: boolean): CodeType =>
  CODE_TYPES.find((type) => type === segment && (type === 'combo') === isCombo) ??
  (isCombo ? 'combo' : 'spider');

/**
 * The code and settings that the editor handed over. They are read once, and removed when the
 * person leaves the page.
 */
function useHandOver(scrapeId: number): Partial<TestInput> {
  const [input] = useState(() => readHandOver(scrapeId));
  useEffect(() => {
    const clear = () => clearHandOver(scrapeId);
    window.addEventListener('pagehide', clear);
    return () => {
      window.removeEventListener('pagehide', clear);
      clear();
    };
  }, [scrapeId]);
  return input;
}

/**
 * Tests a script of a scrape. It takes the code that the editor handed over, otherwise the saved
 * code.
 */
export function TestScriptPage({ scrapeId, type: segment }: TestScriptPageProps) {
  const input = useHandOver(scrapeId);
  const { data: me } = useMe();
  const { data: version, error, mutate } = useScrape(scrapeId);
  if (!version && error)
    return (
      <RecordMissing
        error={error}
        noun="scrape"
        id={scrapeId}
        list={{ href: '/scrapes', label: 'All Scrapes List' }}
        onRetry={() => void mutate()}
      />
    );
  if (!version || !me)
    return (
      <div className={styles.page}>
        <LoadingOverlay text="Loading..." />
      </div>
    );

  const { scrape } = version;
  const type = typeOf(segment, scrape.is_combo);
  // The address has to name the tested script, because the title of the window is made from the
  // address.
  if (type !== segment)
    return <Redirect to={`/scrapes/${scrape.id}/test-script/${type}`} replace />;
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[
          { label: 'All Scrapes List', href: '/scrapes' },
          { label: scrape.name, href: `/scrapes/${scrape.id}` },
        ]}
      />
      <h1>
        <bdi>{scrape.name}</bdi> <span>Test {TYPE_LABELS[type]} Script</span>
      </h1>
      <Suspense fallback={<LoadingOverlay text="Loading..." />}>
        <ScriptTest scrape={scrape} type={type} input={input} />
      </Suspense>
    </div>
  );
}

/**
 * Renders the page for the scrape and the script in the address. Another scrape or script mounts a
 * new page.
 */
export const TestScriptRoute = ({ params }: { params: Readonly<Record<string, string>> }) => (
  <TestScriptPage
    key={`${params['scrapeId']}/${params['scrapeType']}`}
    scrapeId={Number(params['scrapeId'])}
    type={params['scrapeType'] ?? ''}
  />
);
