import type { View, ViewState } from '@console/api/views/schema';
import { Menu, type MenuItem } from '@console/ui/Menu';
import { formatCount } from '@console/ui/numbers.ts';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import styles from './Views.module.css';

/** What can be done with a saved view. */
export type ViewCommand = 'keep' | 'rename' | 'up' | 'down' | 'default' | 'share' | 'delete';

/** A view in the panel: a saved or a built-in one. */
type Shown = { id?: number; name: string; state: ViewState };

/** Returns the number of rows that a view finds. Undefined or null while it is not known. */
export type CountOf = (view: Shown) => number | null | undefined;

interface Commands {
  run: (command: ViewCommand, view: View) => Promise<void>;
  /** True when the list differs from the view in use. */
  isChanged: boolean;
  /** Why the person may not share a view with the team. */
  noShare: string | undefined;
  /** Why the person may not change the views of this group. */
  noChange: string | undefined;
}

interface ViewGroupProps<V extends Shown> {
  title: string;
  views: readonly V[];
  isUsed: (view: Shown) => boolean;
  countOf: CountOf;
  onApply: (view: Shown) => void;
  commands?: V extends View ? Commands : never;
}

const isSaved = (view: Shown): view is View => view.id !== undefined;

function itemsOf(
  view: View,
  place: { first: boolean; last: boolean; used: boolean },
  { run, isChanged, noShare, noChange }: Commands,
): readonly MenuItem[] {
  const item = (id: ViewCommand, label: string, disabledReason?: string) => ({
    id: `${id}-${view.id}`,
    label,
    disabledReason,
    onSelect: () => void run(id, view),
  });
  return [
    item(
      'keep',
      'Save changes',
      noChange ??
        (place.used && isChanged ? undefined : 'The list does not differ from this view.'),
    ),
    item('rename', 'Rename', noChange),
    item('up', 'Move up', noChange ?? (place.first ? 'This is the first one.' : undefined)),
    item('down', 'Move down', noChange ?? (place.last ? 'This is the last one.' : undefined)),
    item('default', view.is_default ? 'No longer open the list with it' : 'Open the list with it'),
    item('share', view.team ? 'Take back from the team' : 'Share with the team', noShare),
    { kind: 'separator' },
    { ...item('delete', 'Delete', noChange), tone: 'danger' },
  ];
}

/** Views below their heading. It renders nothing when there are none. */
export function ViewGroup<V extends Shown>({
  title,
  views,
  isUsed,
  countOf,
  onApply,
  commands,
}: ViewGroupProps<V>) {
  const id = useId();
  if (views.length === 0) return null;
  return (
    <section>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul aria-labelledby={id} className={styles.views}>
        {views.map((view, index) => {
          const used = isUsed(view);
          const count = countOf(view);
          const place = { first: index === 0, last: index === views.length - 1, used };
          return (
            <li key={view.id ?? view.name} className={styles.view}>
              <button
                type="button"
                className={styles.use}
                aria-current={used || undefined}
                onClick={() => onApply(view)}
              >
                <span className={styles.mark} aria-hidden="true">
                  {used && <Check size={14} />}
                </span>
                <span className={styles.label} dir="auto">
                  {view.name}
                </span>
                {isSaved(view) && view.is_default && <span className={styles.note}>Default</span>}
                {count != null && <span className={styles.note}>{formatCount(count)}</span>}
              </button>
              {commands && isSaved(view) && (
                <Menu label={`Actions for ${view.name}`} items={itemsOf(view, place, commands)} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
