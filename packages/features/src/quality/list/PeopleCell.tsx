import type { UserRef } from '@console/api/users/schema';
import { userLabel } from '../../parts/people/userLabel.ts';

interface PeopleCellProps {
  people: readonly UserRef[];
}

/** People as they are named everywhere; whoever has left says so. */
export function PeopleCell({ people }: PeopleCellProps) {
  if (people.length === 0) return '–';
  return (
    <span dir="auto">
      {people
        .map((user) => (user.archived ? `${userLabel(user)} (Archived)` : userLabel(user)))
        .join(', ')}
    </span>
  );
}
