import { sameValue } from '@console/ui/threeWayMerge.ts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormDefinition } from './defineForm.ts';
import styles from './Differences.module.css';

/** One field with its values in two versions, in the words of the form. */
export interface Difference {
  label: string;
  values: readonly [left: ReactNode, right: ReactNode];
}

/**
 * The fields whose values differ.
 *
 * @param words returns the value of a field in the words of the form
 * @param among the fields that are compared; by default, all of them
 */
export const differencesOf = <V extends FieldValues>(
  { fields, labels }: Pick<FormDefinition<V>, 'fields' | 'labels'>,
  [left, right]: readonly [left: V, right: V],
  words: (values: V, field: keyof V & string) => ReactNode,
  among: readonly (keyof V & string)[] = fields,
): readonly Difference[] =>
  among
    .filter((field) => !sameValue(left[field], right[field]))
    .map((field) => ({ label: labels[field], values: [words(left, field), words(right, field)] }));

interface DifferencesProps {
  caption: string;
  /** The names of the two versions. */
  versions: readonly [left: string, right: string];
  differences: readonly Difference[];
}

/** A table of fields that differ between two versions of a record. */
export function Differences({ caption, versions, differences }: DifferencesProps) {
  return (
    <table className={styles.differences}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{versions[0]}</th>
          <th scope="col">{versions[1]}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, values: [left, right] }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td dir="auto">{left}</td>
            <td dir="auto">{right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
