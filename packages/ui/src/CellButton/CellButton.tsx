import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import type { TableCell } from '../DataTable/tableCells.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { boxInSight, cellPlace } from './cellPlace.ts';
import { trackCells } from './trackCells.ts';
import styles from './CellButton.module.css';

export interface CellAction {
  /** The name of the button, and its tooltip. */
  label: string;
  /** Called with the cell element, which serves as the anchor of a popover. */
  onPress: (cell: HTMLElement) => void;
}

interface Props {
  tableId: string;
  icon: ReactNode;
  /** Returns what the button does for a cell. A cell for which it returns undefined has no button. */
  actionOf: (cell: TableCell) => CellAction | undefined;
  /** The data that the table shows. The button is hidden when this object changes. */
  content: unknown;
}

interface Shown {
  cell: HTMLElement;
  action: CellAction;
  place: { left: number; top: number };
  content: unknown;
}

const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/**
 * One small button that is shared by all cells of a table and appears at the end of the hovered
 * cell. It works with a pointer only, so its action needs an alternative for the keyboard.
 */
export function CellButton({ tableId, icon, actionOf, content }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  const rest = useEffectEvent(({ element: cell, ...at }: TableCell, x: number) => {
    const action = cell.isConnected ? actionOf({ element: cell, ...at }) : undefined;
    const align = getComputedStyle(cell).textAlign === 'right' ? 'end' : 'start';
    const place = action && cellPlace(boxInSight(cell), align, x);
    if (action && place) setShown({ cell, action, place, content });
  });
  useEffect(
    () =>
      trackCells({
        tableId,
        onRest: (cell, x) => rest(cell, x),
        onLeave: () => setShown(undefined),
        isOwn: (target) => box.current?.contains(target) ?? false,
      }),
    [tableId],
  );
  useLayoutEffect(() => {
    if (box.current && !box.current.matches(':popover-open')) box.current.showPopover();
  });
  if (!shown || shown.content !== content) return null;
  const { cell, action, place } = shown;
  return (
    // The press must not move the focus: the button disappears, and the focus would be lost with
    // it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} popover="manual" className={styles.box} style={place} onMouseDown={keepFocus}>
      <IconButton
        size="sm"
        label={action.label}
        icon={icon}
        onClick={() => {
          setShown(undefined);
          action.onPress(cell);
        }}
      />
    </div>
  );
}
