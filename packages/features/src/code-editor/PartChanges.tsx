import { CodeDiff } from '@console/ui/CodeEditor/CodeDiff';
import { CircleAlert } from 'lucide-react';
import { openBuffer, type CodeBuffer, type Part, type SettingsForm } from './codeBuffer.ts';
import { partLabel, SETTING_LABELS } from './partText.ts';
import styles from './CodeEditorPage.module.css';

const shown = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value || '–';

interface SettingChangesProps {
  before: SettingsForm;
  after: SettingsForm;
}

function SettingChanges({ before, after }: SettingChangesProps) {
  const names: (keyof SettingsForm)[] = [];
  let name: keyof SettingsForm;
  for (name in SETTING_LABELS) if (before[name] !== after[name]) names.push(name);
  return (
    <ul className={styles.settings}>
      {names.map((changed) => (
        <li key={changed}>
          {SETTING_LABELS[changed]}: {shown(before[changed])} → {shown(after[changed])}
        </li>
      ))}
    </ul>
  );
}

interface PartChangesProps {
  buffer: CodeBuffer;
  parts: readonly Part[];
  /** What the saved version is called. */
  savedLabel: string;
  theme: string;
  /** Why a part was not saved. */
  failures?: Partial<Record<Part, string>>;
}

/** What differs from the saved version, part by part. */
export function PartChanges({ buffer, parts, savedLabel, theme, failures = {} }: PartChangesProps) {
  const saved = openBuffer(buffer.base);
  return parts.map((part) => {
    const failure = failures[part];
    return (
      <section key={part} className={styles.part} aria-label={partLabel(part, buffer)}>
        <h3>{partLabel(part, buffer)}</h3>
        {failure ? (
          <p className={styles.failure}>
            <CircleAlert aria-hidden="true" size={14} />
            Not saved: {failure}
          </p>
        ) : null}
        {part === 'settings' ? (
          <SettingChanges before={saved.settings} after={buffer.settings} />
        ) : (
          <div className={styles.partDiff}>
            <CodeDiff
              left={{ label: savedLabel, text: saved.texts[part] }}
              right={{ label: 'Unsaved code', text: buffer.texts[part] }}
              theme={theme}
            />
          </div>
        )}
      </section>
    );
  });
}
