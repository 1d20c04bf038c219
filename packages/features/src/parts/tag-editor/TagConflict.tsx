import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { changedMeanwhile } from '../entity-dialog/conflict.ts';
import type { TagEditor } from './useTagEditor.ts';
import styles from './TagConflict.module.css';

interface TagConflictProps {
  editor: TagEditor;
  /** The server's sentence: who changed the entity, and when. */
  detail: string;
}

/**
 * Somebody saved first: the tags as they are now, and both ways on. Nothing chosen is lost until
 * the person says so.
 */
export function TagConflict({
  editor: { newer, take, isLoadingNewer, loadNewer },
  detail,
}: TagConflictProps) {
  return (
    <Banner tone="warning">
      <div className={styles.panel}>
        <p>{changedMeanwhile(detail)} What you chose is still here.</p>
        {newer ? (
          <>
            <p>
              The tags are now: {newer.entity.tags.map(({ tag }) => tag.title).join(', ') || 'none'}
              .
            </p>
            <div className={styles.ways}>
              <Button onClick={() => take(newer, false)}>Take theirs</Button>
              <Button onClick={() => take(newer, true)}>Add my changes to theirs</Button>
            </div>
          </>
        ) : (
          <div className={styles.ways}>
            <Button pending={isLoadingNewer} onClick={loadNewer}>
              Load the newer version
            </Button>
          </div>
        )}
      </div>
    </Banner>
  );
}
