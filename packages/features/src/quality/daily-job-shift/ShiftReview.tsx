import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { ShiftFacts } from './ShiftFacts.tsx';
import { ShiftFields } from './ShiftFields.tsx';
import { useShiftReview, type ShiftReviewProps } from './useShiftReview.ts';

export function ShiftReview(props: ShiftReviewProps) {
  const form = useShiftReview(props);
  return (
    <ReviewDialog form={form} Facts={ShiftFacts}>
      <ShiftFields form={form} />
    </ReviewDialog>
  );
}
