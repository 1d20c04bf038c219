import type { CodeType } from '@console/api/scrape-code/schema';
import type { Scrape } from '@console/api/scrapes/schema';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { Button } from '@console/ui/Button';
import { TabBar } from '@console/ui/TabBar';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { RecordHeader } from '../parts/records/RecordHeader.tsx';
import { editorSidebarStore, toggleEditorSidebar } from './editorSidebar.store.ts';
import { TYPE_LABELS, type EditorTab } from './partText.ts';
import { problemCountText } from './ProblemsBar.tsx';
import type { PhpState } from './usePhp.ts';
import styles from './CodeEditorPage.module.css';

interface EditorHeaderProps {
  scrape: Scrape;
  type: CodeType;
  tab: EditorTab;
  php: PhpState;
  /** The buttons. */
  children: ReactNode;
}

/** Says which code of which scrape is edited, and shows the buttons for it. */
export function EditorHeader({
  scrape,
  type,
  tab,
  php: { problems, setList },
  children,
}: EditorHeaderProps) {
  const path = `/scrapes/${scrape.id}/${type}`;
  const { open } = useSnapshot(editorSidebarStore);
  const [, navigate] = useLocation();
  const count = problems?.length ?? 0;
  const showProblems = () => {
    setList('focused');
    if (tab === 'history') navigate(`${path}/code`);
  };
  return (
    <div className={styles.header}>
      <Breadcrumb
        items={[
          { label: 'All Scrapes List', href: '/scrapes' },
          { label: scrape.name, href: `/scrapes/${scrape.id}` },
          { label: TYPE_LABELS[type] },
        ]}
      />
      <RecordHeader
        name={scrape.name}
        number={`SID ${scrape.id}`}
        href={`/scrapes/${scrape.id}`}
        actions={children}
      >
        <LifecycleBadge archived={scrape.archived} />
        {count > 0 ? (
          <button
            type="button"
            className={styles.failure}
            aria-label={`${problemCountText(count)}, show the list`}
            onClick={showProblems}
          >
            <CircleAlert aria-hidden="true" size={14} />
            {problemCountText(count)}
          </button>
        ) : null}
      </RecordHeader>
      <div className={styles.tabLine}>
        <TabBar
          label="Code tabs"
          tabs={[
            { href: `${path}/code`, label: 'New Code' },
            { href: `${path}/history`, label: 'Code History' },
          ]}
          current={`${path}/${tab}`}
        />
        {tab === 'code' && (
          <Button size="sm" expanded={open} onClick={toggleEditorSidebar}>
            Configuration
          </Button>
        )}
      </div>
    </div>
  );
}
