import type { Asks, Obstacle } from '@console/api/reviews/rules';
import * as v from 'valibot';
import { reasonNotSavable } from './reasonNotSavable.ts';
import { REVIEW_LABELS } from './reviewLabels.ts';
import {
  askedAnyway,
  reviewProblems,
  reviewShape,
  type FieldProblems,
  type ReviewField,
  type ReviewValues,
} from './reviewProblems.ts';

interface Definition<Row, Action extends string, Body> {
  /** Names what is typed but not saved, together with the row's id. */
  draft: string;
  /** What may be decided, in the order of the form. */
  actions: readonly Action[];
  labels: Readonly<Record<Action, string>>;
  asks: Readonly<Record<Action, Asks>>;
  fieldLabels?: Readonly<Record<ReviewField, string>>;
  /** Why nothing can be decided about a row now. */
  obstacle: (row: Row) => Obstacle | undefined;
  /** The body of the call; what the action does not ask for is empty in it. */
  toBody: (values: ReviewValues, action: Action) => Body;
}

/** One kind of review with the five usual fields: what is asked for, what is wrong, what is sent. */
export function reviewKind<Row, Action extends string, Body>(
  definition: Definition<Row, Action, Body>,
) {
  const { actions, asks, fieldLabels = REVIEW_LABELS, toBody } = definition;
  const problemsOf = (values: ReviewValues, now?: number): FieldProblems<ReviewField> =>
    reviewProblems(values, asks, actions, now);
  const chosen = ({ action }: Pick<ReviewValues, 'action'>): Action | undefined =>
    actions.find((known) => known === action);
  return {
    ...definition,
    fieldLabels,
    problemsOf,
    /** Why a decision about this row cannot be saved as it is; undefined where it can. */
    reasonNotSavable: (row: Row, values: ReviewValues) =>
      reasonNotSavable(definition.obstacle(row), problemsOf(values), fieldLabels),
    /** What the chosen action asks for; while none is chosen, what all of them do. */
    asksOf(values: Pick<ReviewValues, 'action'>): Asks {
      const action = chosen(values);
      return action ? asks[action] : askedAnyway(actions.map((one) => asks[one]));
    },
    /** Undefined while no action is chosen. */
    bodyOf(values: ReviewValues): Body | undefined {
      const action = chosen(values);
      return action && toBody(values, action);
    },
    schema: v.pipe(
      reviewShape,
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const problems = problemsOf(dataset.value);
        let key: ReviewField;
        for (key in problems)
          addIssue({
            message: problems[key] ?? '',
            path: [
              {
                type: 'object',
                origin: 'value',
                input: dataset.value,
                key,
                value: dataset.value[key],
              },
            ],
          });
      }),
    ),
  };
}
export type ReviewKind<Row, Action extends string, Body> = ReturnType<
  typeof reviewKind<Row, Action, Body>
>;
