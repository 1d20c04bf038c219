import { Button } from '@console/ui/Button';
import type { ReactNode } from 'react';
import { changedMeanwhile } from './refusal.ts';
import styles from './ConflictPanel.module.css';

interface ConflictPanelProps<Field extends string> {
  /** The sentence of the server: who changed the record, and when. */
  detail: string;
  /** The fields that both sides changed. */
  fields: readonly Field[];
  labels: Readonly<Record<Field, string>>;
  /** Words for the value of a field. */
  words: { theirs: (field: Field) => ReactNode; mine: (field: Field) => ReactNode };
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Asks what to do with the fields that somebody else changed, too. Nothing typed is lost. */
export function ConflictPanel<Field extends string>({
  detail,
  fields,
  labels,
  words,
  onTakeTheirs,
  onKeepMine,
}: ConflictPanelProps<Field>) {
  return (
    <div className={styles.panel}>
      <p>{changedMeanwhile(detail)} What you entered is still here.</p>
      <table className={styles.differences}>
        <caption>Changed by both</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Theirs</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{labels[field]}</th>
              <td dir="auto">{words.theirs(field)}</td>
              <td dir="auto">{words.mine(field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.ways}>
        <Button size="sm" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button size="sm" onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
