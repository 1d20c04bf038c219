import { useSettings } from '@console/api/lookups/client';
import type { Option } from '@console/api/lookups/schema';
import { CodeDiff } from '@console/ui/CodeEditor/CodeDiff';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { openBuffer, type CodeBuffer, type Part, type SettingsForm } from './codeBuffer.ts';
import { partLabel, SETTING_LABELS } from './partText.ts';
import styles from './CodeEditorPage.module.css';

/** Returns a function that puts the value of a setting in the words of the form. */
function useSettingText() {
  const options: Partial<Record<keyof SettingsForm, readonly Option[] | undefined>> = {
    method: useSettings('cookie_method').data,
    proxy_service: useSettings('proxy_method').data,
    specific_host: useSettings('specific_host').data,
  };
  return (name: keyof SettingsForm, value: string | boolean): string => {
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (value === '') return '–';
    if (name === 'spider_frequency') return `${value} hours`;
    return options[name]?.find((option) => option.value === value)?.label ?? value;
  };
}

interface SettingChangesProps {
  before: SettingsForm;
  after: SettingsForm;
}

/** The settings that differ, with their values before and after. */
export function SettingChanges({ before, after }: SettingChangesProps) {
  const textOf = useSettingText();
  const names: (keyof SettingsForm)[] = [];
  let name: keyof SettingsForm;
  for (name in SETTING_LABELS) if (before[name] !== after[name]) names.push(name);
  return (
    <ul className={styles.settings}>
      {names.map((changed) => (
        <li key={changed}>
          {SETTING_LABELS[changed]}: {textOf(changed, before[changed])} →{' '}
          {textOf(changed, after[changed])}
        </li>
      ))}
    </ul>
  );
}

interface PartChangesProps {
  buffer: CodeBuffer;
  parts: readonly Part[];
  /** The name of the saved version. */
  savedLabel: string;
  theme: string;
  /** Why a part was not saved. */
  failures?: Partial<Record<Part, string>>;
}

/** Shows what differs from the saved version, part by part. */
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
