import { NOTE_TYPES } from '@console/api/notes/schema';
import { defineListState, readListState, toListQuery } from '../../list/listState.ts';
import { manyOf } from '../../list/params.ts';

const STATUSES = ['active', 'archived'] as const;
/** The value in the address when every option of a filter is off. */
const NONE = 'none';

/** The list state of the notes of a record. */
export const notesState = defineListState({
  filters: {
    type: manyOf([...NOTE_TYPES, NONE]),
    status: manyOf([...STATUSES, NONE]),
  },
  wire: {
    type: (types) => ({ 'type[]': types.filter((type) => type !== NONE) }),
    status: (statuses) => ({
      archived: statuses.length === 1 ? statuses[0] === 'archived' : undefined,
    }),
  },
  sortKeys: ['created'],
  defaultSort: { key: 'created', direction: 'desc' },
  defaultPageSize: 50,
  searchable: true,
  defaultFilters: { status: ['active'] },
});

/**
 * The query for the active notes, newest first, which the tab sends when the address has no
 * parameters. The sidebar and the card of pinned notes use it, too, so that all of them share one
 * request.
 */
export const ACTIVE_NOTES = toListQuery(readListState(notesState, ''));

/** A filter with check boxes. Without a value, all options are on. */
export interface Choice<Option extends string> {
  legend: string;
  options: Readonly<Record<Option, string>>;
}

export const TYPE_CHOICE: Choice<(typeof NOTE_TYPES)[number]> = {
  legend: 'Types',
  options: {
    EntityNote: 'Entity Notes',
    ScrapeNote: 'Scrape Notes',
    SystemNote: 'System Notes',
  },
};
export const STATUS_CHOICE: Choice<(typeof STATUSES)[number]> = {
  legend: 'Statuses',
  options: { active: 'Active', archived: 'Archived' },
};

export type Chosen<Option extends string> = readonly (Option | typeof NONE)[] | undefined;

export const isNone = (chosen: Chosen<string>): boolean => chosen?.includes(NONE) ?? false;

/** The options of a filter, in display order. */
export function optionsOf<Option extends string>({ options }: Choice<Option>): readonly Option[] {
  const all: Option[] = [];
  let option: Option;
  for (option in options) all.push(option);
  return all;
}

/** Whether an option of a filter is on. */
export const isChosen = <Option extends string>(chosen: Chosen<Option>, option: Option): boolean =>
  chosen === undefined || chosen.includes(option);

/** The value of a filter after one of its options was pressed. Undefined when all options are on. */
export function toggled<Option extends string>(
  choice: Choice<Option>,
  chosen: Chosen<Option>,
  option: Option,
): Chosen<Option> {
  const all = optionsOf(choice);
  const next = all.filter((one) => isChosen(chosen, one) !== (one === option));
  if (next.length === all.length) return undefined;
  return next.length === 0 ? [NONE] : next;
}
