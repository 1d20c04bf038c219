'use no memo'; // The React Compiler's cache code would cost more here than rendering one button again.
import { Button } from '@console/ui/Button';
import { lazy, lazyOptional } from '@console/ui/lazy';
import Bookmark from 'lucide-react/icons/bookmark';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { isArranged, type RememberedView } from '../viewMemory.ts';
import { firstView } from './firstView.ts';
import type { ViewInUse, ViewTarget } from './viewState.ts';
import styles from './Views.module.css';

const ViewsPanel = lazy(() => import('./ViewsPanel.tsx').then((it) => it.ViewsPanel));
// When this chunk cannot be loaded, the list keeps the default view that this browser remembers.
const SyncedView = lazyOptional(() => import('./SyncedView.tsx').then((it) => it.SyncedView));

interface ViewsButtonProps {
  target: ViewTarget;
  /** True when the first answer of the list has arrived. */
  isShown: boolean;
}

/**
 * The button that opens the views. It is labelled "Views" or with the view in use, and it has a
 * mark when the list differs from that view. When the list begins with the default view, it
 * arranges the table before the first paint.
 */
export function ViewsButton({ target, isShown }: ViewsButtonProps) {
  const { list, table } = target;
  const button = useRef<HTMLSpanElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first] = useState(() => firstView(list.pathname));
  const inUse = ({ id, name: title, state }: RememberedView): ViewInUse => ({
    id,
    name: title,
    address: list.addressOf(state.query),
    layout: state.layout,
  });
  const [used, setUsed] = useState(() => {
    const view = first && inUse(first);
    return view?.address === list.address ? view : undefined;
  });
  const [entered] = useState(list.address);

  useLayoutEffect(() => {
    if (list.isEntered && first?.state.layout) table.onChange(first.state.layout);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it runs once, before the first paint
  }, []);

  const isChanged =
    used !== undefined && (used.address !== list.address || !isArranged(used.layout, table.chosen));
  return (
    <span ref={button} onPointerEnter={ViewsPanel.preload} onFocus={ViewsPanel.preload}>
      <Button
        icon={<Bookmark size={16} />}
        expanded={anchor !== null}
        onClick={() => setAnchor(anchor ? null : button.current)}
      >
        <span className={styles.name}>{used?.name ?? 'Views'}</span>
        {isChanged && <span className={styles.changed}>changed</span>}
      </Button>
      {isShown && (
        <Suspense>
          <SyncedView
            target={target}
            first={first}
            isUntouched={list.address === entered && (entered === '' || used !== undefined)}
            onChange={(view) => setUsed(view && inUse(view))}
          />
        </Suspense>
      )}
      {anchor && (
        <Suspense>
          <ViewsPanel
            target={target}
            used={used}
            onUse={setUsed}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </span>
  );
}
