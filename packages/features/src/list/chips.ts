import { spelledDay } from './days.ts';

/** The chip of one value of an active filter. */
export interface FilterChip {
  id: string;
  label: string;
  /**
   * The label with the name of the filter before it. Undefined when the label already contains the
   * name.
   */
  fullName?: string;
}
/**
 * Returns the words on the chip for a value that only the server can name, such as the title of a
 * tag. Undefined while the words are not known.
 */
export type ChipLabel = (name: string, value: string) => string | undefined;
/** The part of a `FilterField` that the chips need. */
export interface ChipField {
  kind: 'text' | 'oneOf' | 'manyOf' | 'numberRange' | 'dayRange' | 'flag';
  name: string;
  label: string;
  options?: Readonly<Record<string, string>>;
}

const valueOf = (values: object, name: string): unknown =>
  Object.entries(values).find(([key]) => key === name)?.[1];

function rangeText(value: unknown): string {
  const bounds =
    typeof value === 'object' && value !== null
      ? Object.entries(value).filter(([, bound]) => bound !== undefined)
      : [];
  return bounds.map(([bound, at]) => `${bound} ${spelledDay(String(at))}`).join(' ');
}

function chipsOf(
  { kind, name, label, options = {} }: ChipField,
  value: unknown,
  chipLabel: ChipLabel,
): readonly FilterChip[] {
  if (value === undefined) return [];
  switch (kind) {
    case 'text':
    case 'oneOf':
      return [{ id: name, label: `${label}: ${options[String(value)] ?? String(value)}` }];
    case 'manyOf':
      return (Array.isArray(value) ? value : []).map(String).map((item) => {
        const id = `${name}:${item}`;
        const title = chipLabel(name, item);
        if (title === undefined) return { id, label: `${label}: ${options[item] ?? item}` };
        return title.startsWith(`${label}: `)
          ? { id, label: title }
          : { id, label: title, fullName: `${label}: ${title}` };
      });
    case 'numberRange':
    case 'dayRange':
      return [{ id: name, label: `${label}: ${rangeText(value)}` }];
    case 'flag':
      return [{ id: name, label }];
  }
}

/**
 * The chips of the active filters, in the order of the fields. A filter with several values has one
 * chip for each value.
 */
export const filterChips = (
  fields: readonly ChipField[],
  values: object,
  chipLabel: ChipLabel = () => undefined,
): readonly FilterChip[] =>
  fields.flatMap((field) => chipsOf(field, valueOf(values, field.name), chipLabel));

/** The filters without the value of one chip. */
export function withoutChip<V extends object>(
  fields: readonly ChipField[],
  values: V,
  id: string,
): V {
  const field = fields.find(({ name }) => id === name || id.startsWith(`${name}:`));
  if (!field) return values;
  const value = valueOf(values, field.name);
  const rest = Array.isArray(value)
    ? value.filter((item) => id !== `${field.name}:${String(item)}`)
    : [];
  return { ...values, [field.name]: rest.length > 0 ? rest : undefined };
}
