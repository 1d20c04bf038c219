import { asHtml } from '@console/api/core/hydra/richText';

type Value = string | number | boolean | null | undefined;

/** Writes one line `field: old → new` for each changed field, as HTML for the notes of an event. */
export function changeLines(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): string {
  const shown = (value: Value) => asHtml(String(value ?? '–'));
  return Object.entries(after)
    .filter(([name, value]) => before[name] !== value)
    .map(([name, value]) => `${name}: ${shown(before[name])} → ${shown(value)}`)
    .join('<br>');
}
