import { Facts } from '@console/ui/Facts';

interface RequestNameProps {
  /** Undefined for the queue itself. */
  id?: number;
  queue: { name: string | null; entity: { company_name: string } | null };
}

/** Names the request or the queue on which a dialog acts. */
export function RequestName({ id, queue: { entity, name } }: RequestNameProps) {
  const owner = entity?.company_name ?? name ?? '–';
  return <Facts rows={id === undefined ? [['Queue', owner]] : [['Request', `${id}, ${owner}`]]} />;
}
