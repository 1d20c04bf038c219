import { ArrowDown, ArrowUp } from 'lucide-react';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { WidthField } from './WidthField.tsx';
import styles from './TableSettings.module.css';

interface Props {
  column: { id: string; header: string };
  /** Hidden, shown, or shown and why it has to stay so. */
  shown: boolean | { because: string };
  help: string | undefined;
  /** Why it cannot go further up or down. */
  stop: { up: string | undefined; down: string | undefined };
  width: { value: number | undefined; measure: () => number };
  onShow: (shown: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onWidth: (width: number | undefined) => void;
}

/** What can be chosen for one column. */
export function ColumnSetting({
  column: { id, header },
  shown,
  help,
  stop,
  width,
  onShow,
  onMove,
  onWidth,
}: Props) {
  return (
    <li className={styles.column} data-column={id}>
      <CheckboxField
        label={header}
        name={id}
        value={shown !== false}
        onChange={onShow}
        help={help}
        disabledReason={typeof shown === 'object' ? shown.because : undefined}
      />
      <WidthField
        label={`Width of ${header}`}
        value={width.value}
        measure={width.measure}
        onChange={onWidth}
      />
      <IconButton
        size="sm"
        label={`Move ${header} up`}
        icon={<ArrowUp aria-hidden="true" />}
        disabledReason={stop.up}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="sm"
        label={`Move ${header} down`}
        icon={<ArrowDown aria-hidden="true" />}
        disabledReason={stop.down}
        onClick={() => onMove(1)}
      />
    </li>
  );
}
