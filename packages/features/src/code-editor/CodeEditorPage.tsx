import { noticeOf } from '@console/api/core/errors';
import type { CodeType } from '@console/api/lookups/schema';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { Redirect } from 'wouter';
import { CodeEditorScreen } from './CodeEditorScreen.tsx';
import type { EditorTab } from './partWords.ts';
import { useCodeBuffer } from './useCodeBuffer.ts';
import styles from './CodeEditorPage.module.css';

interface CodeEditorPageProps {
  scrapeId: number;
  type: CodeType;
  /** The last segment of the address; an unknown one means the code. */
  tab: string;
}

/** The code and the settings of one scrape, and the history of the code. */
export function CodeEditorPage({ scrapeId, type, tab: segment }: CodeEditorPageProps) {
  const state = useCodeBuffer(scrapeId);
  const { buffer, read } = state;
  const tab: EditorTab = segment === 'history' ? 'history' : 'code';
  if (!buffer && read.error?.kind === 'notFound')
    return (
      <div className={styles.missing}>
        <h1>Scrape not found.</h1>
        <p>There is no scrape with the ID {scrapeId}.</p>
        <a href="/scrapes">All Scrapes List</a>
      </div>
    );
  if (!buffer && read.error) {
    const notice = noticeOf(read.error);
    return (
      <ErrorPanel
        title="The scrape could not be loaded."
        detail={notice?.detail ?? notice?.title}
        onRetry={() => void read.mutate()}
      />
    );
  }
  if (!buffer) return <LoadingOverlay text="Loading Scrape" />;

  const isCombo = buffer.base.scrape.is_combo;
  if (isCombo !== (type === 'combo'))
    return (
      <Redirect
        to={`/scrapes/${scrapeId}/${isCombo ? 'combo' : 'spider'}${tab === 'history' ? '/history' : ''}`}
        replace
      />
    );
  return <CodeEditorScreen state={state} buffer={buffer} type={type} tab={tab} />;
}
