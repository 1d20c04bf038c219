interface Props {
  checked: boolean;
  /** Some rows are chosen, not all. */
  some: boolean;
  onChange: (checked: boolean) => void;
}

/** The check box over the check boxes. */
export function SelectAllHeader({ checked, some, onChange }: Props) {
  return (
    <th scope="col">
      <input
        type="checkbox"
        aria-label="Select all rows"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some && !checked;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </th>
  );
}
