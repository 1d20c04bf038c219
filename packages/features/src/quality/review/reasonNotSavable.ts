import type { Obstacle } from '@console/api/reviews/rules';
import type { FieldProblems } from './reviewProblems.ts';

/**
 * Why a review cannot be saved as it is, for the tooltip of Save: the row itself, else the first
 * field that is wrong.
 */
export function reasonNotSavable<Field extends string>(
  obstacle: Obstacle | undefined,
  problems: FieldProblems<Field>,
  labels: Readonly<Record<Field, string>>,
): string | undefined {
  if (obstacle) return obstacle.message;
  let field: Field;
  for (field in problems) return `${labels[field]}: ${problems[field]}`;
  return undefined;
}
