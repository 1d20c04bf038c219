import Columns3 from 'lucide-react/icons/columns-3';
import { Suspense, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { lazy } from '../lazy.tsx';
import type { TableSetup } from './layoutChanges.ts';

const Panel = lazy(() => import('./TableSettingsPanel.tsx').then((it) => it.TableSettingsPanel));

interface Props {
  table: TableSetup;
  /** The sort key of the rows, which may belong to a hidden column. */
  sortKey?: string;
}

/**
 * The button "Columns". Its panel sets which columns a table shows, their order and widths, and the
 * density of all lists. The panel is preloaded when the pointer or the focus reaches the button.
 */
export function TableSettings({ table, sortKey }: Props) {
  const button = useRef<HTMLSpanElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <span ref={button} onPointerEnter={Panel.preload} onFocus={Panel.preload}>
      <IconButton
        label="Columns"
        icon={<Columns3 aria-hidden="true" size={16} />}
        expanded={anchor !== null}
        onClick={() => setAnchor(anchor ? null : button.current)}
      />
      {anchor ? (
        <Suspense>
          <Panel table={table} sortKey={sortKey} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </span>
  );
}
