import * as endpoints from '@console/api/review-readies/endpoints';
import { reviewReadyList } from '@console/api/review-readies/list';
import {
  REVIEW_READY_ASKS,
  reviewReadyBlockReason,
  reviewReadyProblems,
  spelledReviewReadyAction,
} from '@console/api/review-readies/rules';
import { REVIEW_READY_ACTIONS } from '@console/api/review-readies/schema';
import type { RequestHandler } from 'msw';
import { checkReview, decide, reviewedAt, reviewNote, reviewOf } from '../reviews/decide.ts';
import { withEntity } from '../reviews/entities.ts';
import { reads, type QualityContext } from '../reviews/reads.ts';

/** Either action takes the row out of the default list. */
export function reviewReadyHandlers(context: QualityContext): RequestHandler[] {
  const { quality, store, role } = context;
  return [
    ...reads(context, {
      endpoints,
      contract: reviewReadyList,
      rows: quality.reviewReadies,
      current: (row) => withEntity(row, store),
      isListed: ({ status }, params) => params.has('status') || status === 'open_for_review',
    }),
    decide(endpoints.review, {
      role,
      type: 'ReviewReady',
      rows: quality.reviewReadies,
      answers: quality.answers,
      entities: store,
      blockReason: reviewReadyBlockReason,
      change(row, body, by) {
        const spelled = { ...body, action: spelledReviewReadyAction(body.action ?? '') };
        const { action, note } = reviewOf(spelled, REVIEW_READY_ACTIONS);
        checkReview(reviewReadyProblems({ action, note }), REVIEW_READY_ASKS[action], '');
        const at = reviewedAt(row);
        const { company_queue_request: request } = row;
        return {
          ...row,
          status: action,
          company_queue_request: request && {
            ...request,
            latest_status: action === 'accepted' ? 'done' : 'requested',
          },
          last_action_taken: action,
          last_time_reviewed: at,
          last_time_changed: at,
          last_reviewed_by: by,
          latest_note:
            reviewNote(row, { subject: 'Review Ready', action, note, by }) ?? row.latest_note,
        };
      },
    }),
  ];
}
