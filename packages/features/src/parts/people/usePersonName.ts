import { useAllUsers } from '@console/api/users/client';
import { userLabel } from './userLabel.ts';

/**
 * Returns a function that names a person by the id in a filter, as soon as all people are known. It
 * requests nothing while no name is wanted.
 */
export function usePersonName(isWanted = true): (id: string) => string | undefined {
  const users = useAllUsers(isWanted).data?.items ?? [];
  return (id) => {
    const user = users.find((one) => String(one.id) === id);
    return user && userLabel(user);
  };
}
