import { ALIAS_PURPOSES, ALIAS_TYPES } from '@console/api/entities/schema';
import { SelectField } from '@console/ui/form/SelectField';
import { TextField } from '@console/ui/form/TextField';
import { IconButton } from '@console/ui/IconButton';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { readRow, rowProblems, writeRow, type AliasRow } from './aliasSet.ts';
import styles from './aliases.module.css';

const optionsOf = (choices: readonly string[]) =>
  choices.map((choice) => ({ value: choice, label: choice }));
const types = optionsOf(ALIAS_TYPES);
const purposes = optionsOf(ALIAS_PURPOSES);

interface AliasFieldsProps {
  /** The position of the alias, beginning with 1. */
  number: number;
  row: string;
  /** True when the alias was just added, so that it takes the focus. */
  isNew: boolean;
  /** The server's message about this alias. */
  error: string | undefined;
  onChange: (row: string) => void;
  onRemove: () => void;
}

const focusFirst = (fields: HTMLFieldSetElement | null) => {
  const [first] = fields?.elements ?? [];
  if (first instanceof HTMLElement) first.focus();
};

/** The fields of one alias. What is wrong with a field is shown after the field was left. */
export function AliasFields({ number, row, isNew, error, onChange, onRemove }: AliasFieldsProps) {
  const [left, setLeft] = useState<readonly (keyof AliasRow)[]>([]);
  const values = readRow(row);
  const problems = rowProblems(row);
  const leave = (name: keyof AliasRow) => () => setLeft([...left, name]);
  const change = (changed: Partial<AliasRow>) => onChange(writeRow({ ...values, ...changed }));
  const problemOf = (name: 'alias' | 'purpose') =>
    left.includes(name) ? problems[name] : undefined;
  return (
    <fieldset ref={isNew ? focusFirst : undefined} className={styles.row}>
      <legend className="visually-hidden">Alias {number}</legend>
      <TextField
        label="Alias"
        name={`alias-${number}`}
        required
        value={values.alias}
        onChange={(alias) => change({ alias })}
        onBlur={leave('alias')}
        error={problemOf('alias') ?? error}
      />
      <SelectField
        label="Type"
        name={`type-${number}`}
        required
        value={values.type}
        onChange={(type) => change({ type })}
        options={types}
      />
      <SelectField
        label="Purpose"
        name={`purpose-${number}`}
        required
        value={values.purpose}
        onChange={(purpose) => change({ purpose })}
        onBlur={leave('purpose')}
        error={problemOf('purpose')}
        options={purposes}
      />
      <span className={styles.remove}>
        <IconButton
          label={`Remove alias ${number}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </fieldset>
  );
}
