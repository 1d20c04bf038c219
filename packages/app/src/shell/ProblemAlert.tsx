import { Banner } from '@console/ui/Banner';

/** A sign-in or page-load error in the stated words (document A, section 8). */
export function ProblemAlert({ status, code, message }: { status: number; code: string; message: string }) {
  return <div role="alert"><Banner tone="danger">{`Status: ${status}, Code: ${code}, ${message}`}</Banner></div>;
}
