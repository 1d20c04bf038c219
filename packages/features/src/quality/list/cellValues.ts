// These are filter values that the cells of several tabs offer.
import type { UserRef } from '@console/api/users/schema';
import { tagsIn } from '../../list/cellFilters/cellFilters.ts';
import { userLabel } from '../../parts/people/userLabel.ts';

export const entityId = ({ entity: { id } }: { entity: { id: number } }) =>
  ({ name: 'entityId', value: String(id) }) as const;

export const tier = (level: number | null) =>
  level === null ? undefined : ({ name: 'tier', value: String(level) } as const);

export const ticker = (text: string | null) =>
  text ? ({ name: 'ticker', value: text } as const) : undefined;

export const peopleIn = <Name extends string>(name: Name, people: readonly UserRef[]) =>
  people.map((user) => ({ name, value: String(user.id), label: userLabel(user) }));

export const tagsOf = ({ tags }: { tags: readonly { tag: { id: number; title: string } }[] }) =>
  tagsIn(
    'tag',
    tags.map(({ tag }) => tag),
  );

/**
 * Whether the cell shows fewer decimals than the number has. A filter by the shown value would then
 * not match.
 */
export const isRounded = (number: number | null, decimals: number) =>
  number !== null && Number(number.toFixed(decimals)) !== number;
