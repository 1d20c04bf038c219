import { useEntity } from '@console/api/entities/client';
import type { EntityVersion } from '@console/api/entities/client';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { changedMeanwhile, differences } from './conflict.ts';
import { toFormValues } from './entityForm.ts';
import type { EntityForm } from './useEntityForm.ts';
import styles from './panels.module.css';

interface ConflictPanelProps {
  entityForm: EntityForm;
  base: EntityVersion;
  /** The server's sentence: who changed it, and when. */
  detail: string;
  onKeepMine: (newer: EntityVersion) => void;
}

/**
 * Somebody saved first: what differs, and both ways out. Nothing typed is lost until the person
 * says so.
 */
export function ConflictPanel({
  entityForm: { values, reasonTags, take, pending },
  base,
  detail,
  onKeepMine,
}: ConflictPanelProps) {
  const { data: newest, isValidating, mutate } = useEntity(base.entity.id);
  const newer = newest && newest.etag !== base.etag ? newest : undefined;
  const tagTitle = (id: string) =>
    reasonTags.find((tag) => String(tag.id) === id)?.title ?? `Tag ${id}`;
  return (
    <Banner tone="warning">
      <div className={styles.panel}>
        <p>{changedMeanwhile(detail)} What you typed is still here.</p>
        {newer && (
          <table className={styles.differences}>
            <caption>What differs</caption>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Theirs</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {differences(values, toFormValues(newer.entity), tagTitle).map(
                ({ label, mine, theirs }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td dir="auto">{theirs}</td>
                    <td dir="auto">{mine}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        )}
        <div className={styles.ways}>
          {newer ? (
            <>
              <Button onClick={() => take(newer)}>Take theirs</Button>
              <Button pending={pending} onClick={() => onKeepMine(newer)}>
                Keep mine
              </Button>
            </>
          ) : (
            <Button pending={isValidating} onClick={() => void mutate()}>
              Load the newer version
            </Button>
          )}
        </div>
      </div>
    </Banner>
  );
}
