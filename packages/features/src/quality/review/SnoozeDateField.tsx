import { formatMinute } from '@console/ui/DateText/dates.ts';
import { DayField } from '@console/ui/form/DayField';
import { useState } from 'react';
import type { FieldBinding } from '../../form/FormField.tsx';
import { parseDay, startOfDay, toUnixSeconds } from '../../list/days.ts';
import { snoozePresets } from './snoozeDays.ts';

interface SnoozeDateFieldProps {
  field: FieldBinding<string>;
  required: boolean;
}

/** The day until which a row sleeps: any later one, or one of the usual (decision 29). */
export function SnoozeDateField({ field, required }: SnoozeDateFieldProps) {
  const [presets] = useState(() => snoozePresets(new Date()));
  const day = parseDay(field.value);
  return (
    <DayField
      {...field}
      label="Snooze Date"
      required={required}
      presets={presets}
      min={presets[0]?.day}
      help={
        day === undefined
          ? 'Any later day.'
          : `Until ${formatMinute(toUnixSeconds(startOfDay(day)))}`
      }
    />
  );
}
