import type { QueueFacets as Facets } from '@console/api/company-queues/schema';
import type { Read } from '@console/api/core/useRead';
import { formatCount } from '@console/ui/numbers.ts';
import type { ListState } from '../../list/listState.ts';
import { useListHref } from '../../list/useListHref.ts';
import { priorityLabel } from '../priority/priorities.ts';
import { queueStatusLabel } from '../queue/QueueStatusBadge.tsx';
import type { QueueFilters, QueueListDefinition } from './queueList.state.ts';
import styles from './queueList.module.css';

type State = ListState<QueueFilters, QueueListDefinition['sortKeys'][number]>;

const DUE_WORDS: Readonly<Record<string, string>> = {
  overdue: 'Overdue',
  today: 'Today',
  later: 'Later',
};

/** The filters whose values are counted. `words` returns the words for a value. */
const GROUPS = [
  { name: 'status', label: 'Status', facet: 'request_status', words: queueStatusLabel },
  {
    name: 'priority',
    label: 'Priority',
    facet: 'request_priority',
    words: (value: string) => priorityLabel(Number(value)),
  },
  { name: 'due', label: 'Due', facet: 'due', words: (value: string) => DUE_WORDS[value] ?? value },
] as const satisfies readonly {
  name: keyof QueueFilters;
  label: string;
  facet: keyof Facets;
  words: (value: string) => string;
}[];

interface QueueFacetsProps {
  list: State;
  /** The counts for the list's query. */
  facets: Read<Facets>;
  /** The statuses that the screen offers. */
  statuses: readonly string[];
}

/**
 * Counts the requests for each status, priority and due time. Each count respects all other filters
 * of the list. It is a link that sets the filter, and active ones are marked. Renders nothing when
 * the back end sends no counts.
 */
export function QueueFacets({ list, facets, statuses }: QueueFacetsProps) {
  const { data, isLoading } = facets;
  const hrefOf = useListHref(list);
  if (!data) return isLoading ? <div className={styles.strip} /> : null;
  const isOffered = (name: string, value: string) =>
    name !== 'status' ||
    statuses.includes(value) ||
    list.filters.status?.some((one) => one === value);
  return (
    <div className={styles.strip}>
      {GROUPS.map(({ name, label, facet, words }) => (
        <nav key={name} className={styles.group} aria-label={`Queue by ${label}`}>
          <span aria-hidden="true" className={styles.label}>
            {label}
          </span>
          {data[facet]
            .filter(({ value }) => isOffered(name, value))
            .map(({ value, count }) => {
              const chosen: readonly string[] = list.filters[name] ?? [];
              return (
                <a
                  key={value}
                  href={hrefOf({ filters: { ...list.filters, [name]: [value] } })}
                  aria-current={chosen.includes(value) ? 'true' : undefined}
                  className={styles.facet}
                >
                  {words(value)} <b>{formatCount(count)}</b>
                </a>
              );
            })}
        </nav>
      ))}
    </div>
  );
}
