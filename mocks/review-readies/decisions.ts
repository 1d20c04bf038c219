import {
  REVIEW_READY_ASKS,
  reviewReadyObstacle,
  reviewReadyProblems,
  spelledReviewReadyAction,
} from '@console/api/review-readies/rules';
import { REVIEW_READY_ACTIONS } from '@console/api/review-readies/schema';
import type { Role } from '@console/api/roles/rules';
import type { EntityStore } from '../entities/entityStore.ts';
import { decide } from '../reviews/decide.ts';
import type { QualityStore } from '../reviews/qualityStore.ts';
import { actionIn, refusedFields, textIn } from '../reviews/reviewFields.ts';
import { reviewedAt, reviewNote } from '../reviews/reviewRecord.ts';

/** PUT /review_readies/{id}/review: either decision takes the row out of the list of what waits. */
export const reviewReady = (quality: QualityStore, entities: EntityStore, role: Role) =>
  decide({
    call: 'reviewReadies.review',
    role,
    type: 'ReviewReady',
    rows: quality.reviewReadies,
    answers: quality.answers,
    entities,
    types: { action: 'string', note: 'string' },
    obstacle: reviewReadyObstacle,
    change(row, fields, by) {
      const action = actionIn(
        REVIEW_READY_ACTIONS,
        spelledReviewReadyAction(textIn(fields, 'action')),
      );
      if (typeof action !== 'string') return action;
      const note = textIn(fields, 'note');
      const refused = refusedFields(
        reviewReadyProblems({ action, note }),
        REVIEW_READY_ASKS[action],
        '',
      );
      if (refused) return refused;
      const at = reviewedAt(row);
      const status = action === 'accepted' ? 'done' : 'requested';
      return {
        ...row,
        status: action,
        company_queue_request: row.company_queue_request && {
          ...row.company_queue_request,
          latest_status: status,
        },
        last_action_taken: action,
        last_time_reviewed: at,
        last_time_changed: at,
        last_reviewed_by: by,
        latest_note:
          reviewNote(row, { subject: 'Review Ready', action, note, by }) ?? row.latest_note,
      };
    },
  });
