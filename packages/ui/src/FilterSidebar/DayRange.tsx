import { TextField } from '../form/TextField.tsx';
import { asRange, asText } from './filterValue.ts';
import fieldStyles from '../form/Field.module.css';
import styles from './FilterSidebar.module.css';

interface Props {
  label: string;
  name: string;
  value: unknown;
  onChange: (value: { from?: string; to?: string }) => void;
}

/**
 * Two calendar days (`YYYY-MM-DD`), either of which may be left out, with the zone in which they
 * are meant.
 */
export function DayRange({ label, name, value, onChange }: Props) {
  const { from, to } = asRange(value);
  const days = { from: asText(from) || undefined, to: asText(to) || undefined };
  return (
    <fieldset className={fieldStyles.fieldset}>
      <legend className={fieldStyles.label}>
        {label}{' '}
        <span className={styles.zone}>{Intl.DateTimeFormat().resolvedOptions().timeZone}</span>
      </legend>
      <div className={styles.range}>
        <TextField
          label="From"
          name={`${name}.from`}
          type="date"
          value={days.from ?? ''}
          onChange={(day) => onChange({ ...days, from: day || undefined })}
        />
        <TextField
          label="To"
          name={`${name}.to`}
          type="date"
          value={days.to ?? ''}
          onChange={(day) => onChange({ ...days, to: day || undefined })}
        />
      </div>
    </fieldset>
  );
}
