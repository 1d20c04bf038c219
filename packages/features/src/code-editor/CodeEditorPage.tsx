import { RecordReads } from '@console/api/core/RecordReads';
import type { CodeType } from '@console/api/scrape-code/schema';
import { scrapeKey, useScrape } from '@console/api/scrapes/client';
import { codeEditingModule } from '@console/ui/CodeEditor/codeEditingModules.ts';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { showError } from '@console/ui/Notices/notices.store.ts';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useAddress } from '../list/useListState.ts';
import { RecordMissing } from '../parts/records/RecordMissing.tsx';
import { CodeEditorScreen } from './CodeEditorScreen.tsx';
import type { EditorTab } from './partText.ts';
import { useVersionOfDraft } from './useCodeDrafts.ts';

// The editor is fetched while the scrape is being read.
void codeEditingModule.load();

interface CodeEditorPageProps {
  scrapeId: number;
  type: CodeType;
  /** The last segment of the address. Any segment but `history` shows the code. */
  tab: string;
}

interface DeletedScrapeProps {
  scrapeId: number;
  type: CodeType;
  tab: EditorTab;
  /** Shown when there is no draft. */
  missing: ReactNode;
}

interface OtherTypeProps {
  to: string;
  /** Whether the editor that was shown had unsaved changes. They are a draft now. */
  isUnsaved: () => boolean;
}

/** Redirects to the editor of the type that the scrape has now. */
function OtherType({ to, isUnsaved }: OtherTypeProps) {
  const sayWhy = useEffectEvent(() => {
    if (isUnsaved())
      showError({
        title: 'The type of this scrape was changed meanwhile.',
        detail: 'Your unsaved changes are kept as a draft.',
      });
  });
  useEffect(() => sayWhy(), []);
  return <Redirect to={to} replace />;
}

/**
 * Shows the editor for a deleted scrape, so that it can offer the drafts. It edits the version on
 * which the newest draft was written.
 */
function DeletedScrape({ scrapeId, type, tab, missing }: DeletedScrapeProps) {
  const version = useVersionOfDraft(scrapeId);
  if (!version) return missing;
  const shown = version.scrape.is_combo ? 'combo' : type === 'combo' ? 'spider' : type;
  return <CodeEditorScreen newest={version} isDeleted type={shown} tab={tab} />;
}

/** The code and the settings of one scrape, and the history of the code. */
export function CodeEditorPage({ scrapeId, type, tab: segment }: CodeEditorPageProps) {
  const read = useScrape(scrapeId);
  const { data: newest, error, mutate } = read;
  const { search } = useAddress();
  const unsaved = useRef(false);
  const onUnsaved = (isUnsaved: boolean) => {
    unsaved.current = isUnsaved;
  };
  const tab: EditorTab = segment === 'history' ? 'history' : 'code';
  if (!newest && error) {
    const missing = (
      <RecordMissing
        error={error}
        noun="scrape"
        id={scrapeId}
        list={{ href: '/scrapes', label: 'All Scrapes List' }}
        onRetry={() => void mutate()}
      />
    );
    return error.kind === 'notFound' ? (
      <RecordReads of={scrapeKey(scrapeId)} record={read}>
        <DeletedScrape scrapeId={scrapeId} type={type} tab={tab} missing={missing} />
      </RecordReads>
    ) : (
      missing
    );
  }
  if (!newest) return <LoadingOverlay text="Loading..." />;

  const isCombo = newest.scrape.is_combo;
  if (isCombo !== (type === 'combo')) {
    // The script of a combo is its spider code, so its versions have the same ids.
    const query = search && type !== 'parser' ? `?${search}` : '';
    return (
      <OtherType
        to={`/scrapes/${scrapeId}/${isCombo ? 'combo' : 'spider'}${tab === 'history' ? `/history${query}` : ''}`}
        isUnsaved={() => unsaved.current}
      />
    );
  }
  return (
    <RecordReads of={scrapeKey(scrapeId)} record={read}>
      <CodeEditorScreen
        newest={newest}
        isDeleted={error?.kind === 'notFound'}
        type={type}
        tab={tab}
        onUnsaved={onUnsaved}
      />
    </RecordReads>
  );
}

interface CodeEditorRouteProps {
  /** The code type from the route: `spider`, `parser` or `combo`. */
  name?: string;
  params: Readonly<Record<string, string>>;
}

/** Renders the editor for the scrape in the address. Another scrape mounts a new page. */
export const CodeEditorRoute = ({ name, params }: CodeEditorRouteProps) => (
  <CodeEditorPage
    key={params['scrapeId']}
    scrapeId={Number(params['scrapeId'])}
    type={name === 'parser' || name === 'combo' ? name : 'spider'}
    tab={params['tab'] ?? ''}
  />
);
