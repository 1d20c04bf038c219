/** What every form field takes. `T` is the value's type, `R` what it calls back with. */
export interface FieldProps<T, R = T> {
  label: string;
  name: string;
  value: T;
  onChange: (value: R) => void;
  onBlur?: () => void;
  /** In place of the help. */
  error?: string;
  help?: string;
  required?: boolean;
  /** Why it cannot be changed now; stands where the help would. */
  disabledReason?: string;
}

export interface Option {
  value: string;
  label: string;
  /** It stands in the list of a multi-select, but cannot be chosen or given back there. */
  disabled?: boolean;
}

/** Labels by value, or a list where the order matters and the values are numbers. */
export type Options = Readonly<Record<string, string>> | readonly Option[];
