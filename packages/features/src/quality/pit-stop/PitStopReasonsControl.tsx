import { useReasonCodes } from '@console/api/lookups/client';
import { MultiSelectField } from '@console/ui/form/MultiSelectField';

interface PitStopReasonsControlProps {
  label: string;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Several of the reasons for a pit stop (B-AMB-037). */
export function PitStopReasonsControl({ label, value, onChange }: PitStopReasonsControlProps) {
  const { data = [] } = useReasonCodes('pit_stop');
  return (
    <MultiSelectField
      label={label}
      name="reason_code"
      value={value}
      onChange={onChange}
      options={data}
    />
  );
}
