import type { Body } from '@console/api/core/endpoint';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import type { ReviewKind, ReviewRow, RowReviewProps } from './reviewKind.ts';
import { useActionReview } from './useReview.ts';

interface Props<Row extends ReviewRow, Review extends Body> extends RowReviewProps<Row> {
  kind: ReviewKind<Row, Review>;
}

function UsualReview<Row extends ReviewRow, Review extends Body>(props: Props<Row, Review>) {
  const form = useActionReview(props);
  return (
    <ReviewDialog form={form} Facts={props.kind.Facts}>
      <ReviewFields form={form} />
    </ReviewDialog>
  );
}

/** The review of one row. It has the five usual fields, or the fields of its kind. */
export function ReviewOfRow<Row extends ReviewRow, Review extends Body>({
  kind,
  ...props
}: Props<Row, Review>) {
  const Review = kind.Review ?? UsualReview;
  return <Review kind={kind} {...props} />;
}
