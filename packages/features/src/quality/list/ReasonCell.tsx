import { useReasonCodes } from '@console/api/lookups/client';
import type { ReasonCodeKind } from '@console/api/lookups/client';

interface ReasonCellProps {
  /** The lists that the code may be from. */
  kinds: readonly [ReasonCodeKind, ReasonCodeKind?];
  code: string | null;
}

/** A reason by its label; by its code while that is not known, and where no list has it. */
export function ReasonCell({ kinds: [kind, other], code }: ReasonCellProps) {
  const reasons = useReasonCodes(kind).data;
  const others = useReasonCodes(other).data;
  if (code === null || code === '') return '–';
  return (
    <span dir="auto">
      {[...(reasons ?? []), ...(others ?? [])].find(({ value }) => value === code)?.label ?? code}
    </span>
  );
}
