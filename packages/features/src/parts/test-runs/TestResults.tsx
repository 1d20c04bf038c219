import type { TestResult } from '@console/api/test-runs/results';
import { Card } from '@console/ui/Card';
import { EmptyState } from '@console/ui/EmptyState';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { SelectField } from '@console/ui/form/SelectField';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { labelOf } from './resultLabel.ts';
import { ResultView } from './ResultView.tsx';
import styles from './TestRuns.module.css';

interface ChoiceProps {
  label: string;
  name: string;
  results: readonly TestResult[];
  /** The result that is shown when no other is chosen. */
  standard: TestResult;
  nameOf: (result: TestResult) => string;
  value: string;
  onChange: (id: string) => void;
}

function ResultChoice({ results, standard, nameOf, ...field }: ChoiceProps) {
  const others = results.filter(({ id }) => id !== standard.id);
  return (
    <SelectField
      {...field}
      emptyLabel={nameOf(standard)}
      options={others.map((result) => ({ value: result.id, label: nameOf(result) }))}
    />
  );
}

interface TestResultsProps extends Pick<ComponentProps<typeof Card>, 'count' | 'toggle'> {
  title?: string;
  /** The results, newest first. */
  results: readonly TestResult[];
  /** The fingerprint of the present code and settings. */
  fingerprint: string;
  /** The controls that start and stop a test. They stand beside the title. */
  children?: ReactNode;
}

/** Shows one of the last results, or two side by side. A new result is shown when it arrives. */
export function TestResults({
  title = 'Results',
  count,
  toggle,
  results,
  fingerprint,
  children,
}: TestResultsProps) {
  const [raw, setRaw] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [chosen, setChosen] = useState({ id: '', newest: '' });
  const [otherId, setOtherId] = useState('');
  const [newest] = results;
  const isClosed = toggle?.open === false;
  if (!newest)
    return (
      <Card title={title} count={count} toggle={toggle} action={isClosed ? null : children}>
        <EmptyState title="No result yet." />
      </Card>
    );

  const nameOf = (result: TestResult) => labelOf(result, results);
  const shown = results.find(({ id }) => id === chosen.id && chosen.newest === newest.id) ?? newest;
  const rest = results.filter(({ id }) => id !== shown.id);
  const lastGood = rest.find(({ outcome }) => outcome.kind === 'page') ?? rest[0];
  const other = isComparing ? (rest.find(({ id }) => id === otherId) ?? lastGood) : undefined;
  const view = (result: TestResult, name: string, choice: ReactNode) => (
    <ResultView
      result={result}
      choice={choice}
      title={name}
      raw={raw}
      isOld={result.fingerprint !== fingerprint}
    />
  );
  return (
    <Card
      title={title}
      count={count}
      toggle={toggle}
      action={
        isClosed ? null : (
          <>
            {children}
            <CheckboxField label="Raw text" name="raw" value={raw} onChange={setRaw} />
            {rest.length > 0 ? (
              <CheckboxField
                label="Compare"
                name="compare"
                value={isComparing}
                onChange={setComparing}
              />
            ) : null}
          </>
        )
      }
    >
      <div className={styles.sides}>
        {view(
          shown,
          other ? `Results 1: ${nameOf(shown)}` : 'Results',
          <ResultChoice
            label="Result"
            name="result"
            results={results}
            standard={newest}
            nameOf={nameOf}
            value={shown === newest ? '' : shown.id}
            onChange={(id) => setChosen({ id, newest: newest.id })}
          />,
        )}
        {other && lastGood
          ? view(
              other,
              `Results 2: ${nameOf(other)}`,
              <ResultChoice
                label="Compare with"
                name="other"
                results={rest}
                standard={lastGood}
                nameOf={nameOf}
                value={other === lastGood ? '' : other.id}
                onChange={setOtherId}
              />,
            )
          : null}
      </div>
    </Card>
  );
}
