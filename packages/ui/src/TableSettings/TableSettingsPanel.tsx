import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { DEFAULT_WIDTH } from '../DataTable/columnWidths.ts';
import { DEFAULT_LAYOUT, isDefault, isLastIdentity, withWidth } from '../DataTable/tableLayout.ts';
import { FloatingPanel } from '../FloatingPanel/FloatingPanel.tsx';
import { RadioField } from '../form/RadioField.tsx';
import { ColumnSetting } from './ColumnSetting.tsx';
import { reasonNotToMove, withMoved, withShown, type TableSetup } from './layoutChanges.ts';
import styles from './TableSettings.module.css';

interface Props {
  table: TableSetup;
  sortKey: string | undefined;
  anchor: HTMLElement;
  onClose: () => void;
}

const DENSITIES = { normal: 'Normal', compact: 'Compact' } as const;

/** The panel that sets the columns and the density of a table. */
export function TableSettingsPanel({ table, sortKey, anchor, onClose }: Props) {
  const { all, columns, chosen, layout, onChange, onDensityChange } = table;
  const [said, setSaid] = useState('');

  // An element that is moved in the document loses the focus, so it is focused again afterwards.
  const moved = useRef<HTMLElement | null>(null);
  const giveFocusBack = useEffectEvent(() => {
    moved.current?.focus();
    moved.current = null;
  });
  useLayoutEffect(() => giveFocusBack(), [chosen.order]);

  const isSorted = (key: string | undefined) => key !== undefined && key === sortKey;

  return (
    <FloatingPanel title="Columns" anchor={anchor} onClose={onClose}>
      {() => (
        <>
          <div className={styles.density}>
            <RadioField
              label="Density"
              name="density"
              options={DENSITIES}
              help="For all your lists."
              value={layout.density}
              onChange={(density) => onDensityChange(density === 'compact' ? 'compact' : 'normal')}
            />
          </div>
          <ol className={styles.columns} aria-label="Columns of the table">
            {all.map((column, index) => {
              const { id, header } = column;
              const isShown = columns.some((shown) => shown.id === id);
              return (
                <ColumnSetting
                  key={id}
                  column={column}
                  shown={
                    isShown && isLastIdentity(column, columns)
                      ? { because: 'One column has to stay that tells the rows apart.' }
                      : isShown
                  }
                  help={
                    !isShown && isSorted(column.sortKey)
                      ? 'The rows stay sorted by this column.'
                      : undefined
                  }
                  stop={{ up: reasonNotToMove(all, id, -1), down: reasonNotToMove(all, id, 1) }}
                  width={{
                    value: chosen.widths[id],
                    measure: () =>
                      document
                        .getElementById(layout.tableId)
                        ?.querySelector<HTMLElement>(`th[data-column="${CSS.escape(id)}"]`)
                        ?.offsetWidth ??
                      column.width ??
                      DEFAULT_WIDTH,
                  }}
                  onShow={(show) => {
                    onChange(withShown(chosen, column, show));
                    setSaid(
                      `${header} is ${show ? 'shown' : 'hidden'}.${!show && isSorted(column.sortKey) ? ' The rows stay sorted by it.' : ''}`,
                    );
                  }}
                  onMove={(by) => {
                    moved.current =
                      document.activeElement instanceof HTMLElement ? document.activeElement : null;
                    onChange(withMoved(chosen, all, id, by));
                    setSaid(`${header} is column ${index + 1 + by} of ${all.length}.`);
                  }}
                  onWidth={(width) => onChange(withWidth(chosen, id, width))}
                />
              );
            })}
          </ol>
          <div className={styles.footer}>
            <span>Downloads hold all columns.</span>
            <Button
              size="sm"
              disabledReason={isDefault(chosen) ? 'Nothing has been changed.' : undefined}
              onClick={() => {
                onChange(DEFAULT_LAYOUT);
                setSaid('The table is as it was at first.');
              }}
            >
              Reset
            </Button>
          </div>
          <output className="visually-hidden">{said}</output>
        </>
      )}
    </FloatingPanel>
  );
}
