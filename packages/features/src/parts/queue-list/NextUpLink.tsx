import type { ListState } from '../../list/listState.ts';
import { useListHref } from '../../list/useListHref.ts';
import type { QueueFilters, QueueListDefinition } from './queueList.state.ts';
import styles from './queueList.module.css';

interface NextUpLinkProps {
  list: ListState<QueueFilters, QueueListDefinition['sortKeys'][number]>;
}

/**
 * A link that sorts a list of requests by due time, then priority, then tier. Pressed again, it
 * restores the default order.
 */
export function NextUpLink({ list }: NextUpLinkProps) {
  const hrefOf = useListHref(list);
  const isOn = list.sort?.key === 'next_up';
  return (
    <a
      href={hrefOf({
        sort: isOn ? list.definition.defaultSort : { key: 'next_up', direction: 'asc' },
      })}
      aria-current={isOn ? 'true' : undefined}
      title="By due time, then priority, then tier"
      className={styles.facet}
    >
      Next up
    </a>
  );
}
