import type { Findable } from '../find/rank.ts';

/** An option. Its other name and its details are searched where options are searched, and not shown. */
export interface Option extends Pick<Findable, 'label' | 'alsoNamed' | 'detail'> {
  value: string;
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
