import { useAllUsers } from '@console/api/users/client';
import { userLabel } from './userLabel.ts';

/** Names a person by the id in a filter, as soon as all people are known. */
export function usePeopleWords(): (id: string) => string | undefined {
  const users = useAllUsers().data?.items ?? [];
  return (id) => {
    const user = users.find((one) => String(one.id) === id);
    return user && userLabel(user);
  };
}
