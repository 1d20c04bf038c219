import { Button } from '@console/ui/Button';
import { useState, type ChangeEvent } from 'react';
import { doubleNames, merged, readTemplates, toFile, type Template } from './templates.ts';
import styles from './templates.module.css';

interface TemplatesFileProps {
  all: readonly Template[];
  /**
   * Called with the person's templates including those of the file, and with words about what
   * happened.
   */
  onRead: (all: readonly Template[], words: string) => void;
}

/**
 * Exports the templates to a file and imports them from one. When names occur twice, it asks which
 * templates to keep.
 */
export function TemplatesFile({ all, onRead }: TemplatesFileProps) {
  const [refusal, setRefusal] = useState<string>();
  const [given, setGiven] = useState<readonly Template[]>();
  const doubles = given ? doubleNames(all, given) : [];
  const take = (read: readonly Template[], how: 'replace' | 'keep') => {
    setGiven(undefined);
    onRead(merged(all, read, how), `${read.length} read from the file.`);
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const found = readTemplates(await file.text());
    // The value is reset, so that choosing the same file again fires a change event.
    target.value = '';
    setRefusal(typeof found === 'string' ? found : undefined);
    if (typeof found === 'string') return;
    if (doubleNames(all, found).length > 0) setGiven(found);
    else take(found, 'keep');
  };
  return (
    <div className={styles.file}>
      <div className={styles.line}>
        <a
          download="note-templates.json"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(toFile(all))}`}
        >
          Export
        </a>
        <label>
          Import{' '}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void read(event)}
          />
        </label>
      </div>
      <div role="alert">{refusal}</div>
      {given && doubles.length > 0 && (
        <fieldset className={styles.line} aria-label="Double names">
          <output>There are templates of these names already: {doubles.join(', ')}.</output>
          <Button size="sm" onClick={() => take(given, 'replace')}>
            Replace mine
          </Button>
          <Button size="sm" onClick={() => take(given, 'keep')}>
            Keep mine
          </Button>
          <Button size="sm" onClick={() => setGiven(undefined)}>
            Cancel
          </Button>
        </fieldset>
      )}
    </div>
  );
}
