import type { UserRef } from '@console/api/users/schema';

type Row = { assigned_to?: readonly UserRef[] };

export const assignedTo = ({ assigned_to: people = [] }: Row): readonly UserRef[] => people;

export const idsOf = (row: Row): readonly number[] => assignedTo(row).map(({ id }) => id);

/**
 * Whether the present assignment could be restored later. It can when there is at least one person
 * and none is archived.
 */
export const isRestorable = (row: Row): boolean =>
  assignedTo(row).length > 0 && assignedTo(row).every(({ archived }) => !archived);
