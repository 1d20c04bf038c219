import type { CodeType } from '@console/api/lookups/schema';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { Redirect } from 'wouter';
import { RecordMissing } from '../parts/records/RecordMissing.tsx';
import { CodeEditorScreen } from './CodeEditorScreen.tsx';
import type { EditorTab } from './partWords.ts';
import { useCodeBuffer } from './useCodeBuffer.ts';

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
  if (!buffer && read.error)
    return (
      <RecordMissing
        error={read.error}
        noun="scrape"
        id={scrapeId}
        list={{ href: '/scrapes', label: 'All Scrapes List' }}
        onRetry={() => void read.mutate()}
      />
    );
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
