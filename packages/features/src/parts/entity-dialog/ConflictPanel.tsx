import { Button } from '@console/ui/Button';
import { changedMeanwhile } from '../../form/refusal.ts';
import { entityForm, type EntityFormValues } from './entityForm.ts';
import styles from './panels.module.css';

type Field = keyof EntityFormValues;

interface ConflictPanelProps {
  /** The sentence of the server: who changed the entity, and when. */
  detail: string;
  /** The fields that both sides changed. */
  fields: readonly Field[];
  /** Words for the value of a field. */
  words: { theirs: (field: Field) => string; mine: (field: Field) => string };
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** The value of a field in the words of the form. */
export function wordsOf(
  values: EntityFormValues,
  field: Field,
  tagTitle: (id: string) => string,
): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === '') return '–';
  return field === 'tag' ? tagTitle(value) : value;
}

/** Asks what to do with the fields that somebody else changed, too. Nothing typed is lost. */
export function ConflictPanel({
  detail,
  fields,
  words,
  onTakeTheirs,
  onKeepMine,
}: ConflictPanelProps) {
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
              <th scope="row">{entityForm.labels[field]}</th>
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
