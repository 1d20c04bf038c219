import styles from './Differences.module.css';

/** One field in two versions, in the words of the form. */
export interface Difference {
  label: string;
  values: readonly [left: string, right: string];
}

interface DifferencesProps {
  caption: string;
  /** What the two versions are called. */
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
