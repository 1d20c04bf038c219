import { Tooltip } from '@console/ui/Tooltip';
import { priorityLabel, priorityOf } from './priorities.ts';

interface PriorityTextProps {
  /** 1 (Now) to 5 (Later), or an average of several priorities. Null when there is none. */
  value: number | null;
}

/** A priority as a number with its word. The tooltip describes it. */
export function PriorityText({ value }: PriorityTextProps) {
  if (value === null) return '–';
  const label = priorityLabel(value);
  const description = priorityOf(value)?.description;
  if (description === undefined) return label;
  return (
    <Tooltip content={description}>
      {/* The text is focusable, so that the keyboard can reach the tooltip. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span tabIndex={0}>{label}</span>
    </Tooltip>
  );
}
