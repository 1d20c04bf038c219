interface Priority {
  value: number;
  label: string;
  description: string;
}

/** The priorities of a request, the most urgent first. */
export const PRIORITIES: readonly Priority[] = [
  {
    value: 1,
    label: 'Now',
    description: 'Leave everything behind and address this item right now!',
  },
  { value: 2, label: 'High', description: 'Highly recommended to address this item.' },
  { value: 3, label: 'Average', description: 'Address this item any time today.' },
  // The requirements state this text with these mistakes.
  { value: 4, label: 'Low', description: 'Not in hurry, but don not wait more then 48 hours.' },
  { value: 5, label: 'Later', description: 'Do it sometime this week, please.' },
];

export const priorityOf = (value: number): Priority | undefined =>
  PRIORITIES.find((priority) => priority.value === value);

/**
 * Writes a priority as "1 Now". An average names the priorities on both sides: "2.5 (High to
 * Average)". Any other number has no words.
 */
export function priorityLabel(value: number): string {
  const exact = priorityOf(value);
  if (exact) return `${value} ${exact.label}`;
  const shown = String(Math.round(value * 100) / 100);
  const [above, below] = [priorityOf(Math.floor(value)), priorityOf(Math.ceil(value))];
  return above && below ? `${shown} (${above.label} to ${below.label})` : shown;
}
