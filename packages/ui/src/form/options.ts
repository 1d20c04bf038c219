export interface Option {
  value: string;
  label: string;
  /** In a multi-select the option is shown but can be neither chosen nor removed. */
  disabled?: boolean;
  /** Why the option cannot be chosen. A radio button shows the reason beside its label. */
  disabledReason?: string;
}

/**
 * Labels by value, or a list. It must be a list if the order matters and the values are numbers,
 * because an object would sort them.
 */
export type Options = Readonly<Record<string, string>> | readonly Option[];

const isList = (options: Options): options is readonly Option[] => Array.isArray(options);

export const toOptions = (options: Options): readonly Option[] =>
  isList(options) ? options : Object.entries(options).map(([value, label]) => ({ value, label }));

/** The options whose label contains every word of the search, ignoring case. */
export function filterOptions(options: readonly Option[], search: string): readonly Option[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0
    ? options
    : options.filter(({ label }) =>
        words.every((word) => label.toLocaleLowerCase().includes(word)),
      );
}
