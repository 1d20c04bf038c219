import type { ReviewField } from './reviewProblems.ts';

/**
 * The fields' names: those that the documents leave open are the names on the wire in Title Case
 * (B-AMB-082).
 */
export const REVIEW_LABELS: Readonly<Record<ReviewField, string>> = {
  action: 'Action',
  job_count: 'Job Count',
  reason_code: 'Reason Code',
  snooze_date: 'Snooze Date',
  note: 'Note',
};
