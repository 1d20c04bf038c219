import { Tooltip } from '@console/ui/Tooltip';
import { priorityLabel, priorityOf } from './priorities.ts';

interface PriorityTextProps {
  /** 1 (now) to 5 (later), or an average of some; null: none. */
  value: number | null;
}

/** A priority as number and word; the tooltip describes it. */
export function PriorityText({ value }: PriorityTextProps) {
  if (value === null) return '–';
  const label = priorityLabel(value);
  const description = priorityOf(value)?.description;
  if (description === undefined) return label;
  return (
    <Tooltip content={description}>
      {/* Focusable, so that the keyboard can reach the tooltip. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span tabIndex={0}>{label}</span>
    </Tooltip>
  );
}
