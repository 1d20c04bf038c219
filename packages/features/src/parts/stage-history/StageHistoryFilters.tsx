import { DayField } from '@console/ui/form/DayField';
import { SelectField } from '@console/ui/form/SelectField';
import { useState } from 'react';
import { parseDay, type Day } from '../../list/days.ts';
import { daysProblem, type StageHistoryState } from './stageHistory.state.ts';
import styles from './StageHistory.module.css';

interface DayBoundProps {
  label: string;
  name: string;
  day: Day | undefined;
  onChange: (day: Day | undefined) => void;
  error?: string;
}

/**
 * A field for the first or the last day. A half-typed year stays in the field and is not written to
 * the address.
 */
function DayBound({ label, name, day, onChange, error }: DayBoundProps) {
  const [known, setKnown] = useState(day);
  const [typed, setTyped] = useState(day ?? '');
  if (day !== known) {
    setKnown(day);
    setTyped(day ?? '');
  }
  const type = (text: string) => {
    setTyped(text);
    const read = parseDay(text);
    if (text === '' || read !== undefined) onChange(read);
  };
  return <DayField label={label} name={name} value={typed} onChange={type} error={error} />;
}

const ALL = '0';

interface StageHistoryFiltersProps {
  state: StageHistoryState;
  onChange: (changed: Partial<StageHistoryState>) => void;
  /** The scrapes of an entity. Undefined when the history is that of one scrape. */
  scrapes?: readonly { id: number; name: string }[];
}

export function StageHistoryFilters({ state, onChange, scrapes }: StageHistoryFiltersProps) {
  const { start, end, scrapeId = ALL } = state;
  return (
    <div className={styles.filters}>
      <DayBound
        label="Start Date"
        name="stageStart"
        day={start}
        onChange={(day) => onChange({ start: day })}
      />
      <DayBound
        label="End Date"
        name="stageEnd"
        day={end}
        onChange={(day) => onChange({ end: day })}
        error={daysProblem(state)}
      />
      {scrapes && (
        <SelectField
          label="Scrape"
          name="stageScrape"
          value={scrapeId}
          onChange={(id) => onChange({ scrapeId: id === ALL ? undefined : id })}
          emptyLabel={null}
          options={[
            { value: ALL, label: 'All' },
            ...scrapes.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </div>
  );
}
