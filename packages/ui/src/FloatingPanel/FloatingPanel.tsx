import X from 'lucide-react/icons/x';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Floating } from '../Floating/Floating.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './FloatingPanel.module.css';

/**
 * The control that gets the initial focus. The close button gets it only if there is no other
 * control, because its tooltip would consume the first Escape.
 */
function firstControl(box: HTMLElement) {
  const [close, first] = box.querySelectorAll<HTMLElement>(
    'button, input:not([type="radio"]:not(:checked))',
  );
  return first ?? close;
}

interface Props {
  title: string;
  /** The element around the button that opened the panel. The button gets the focus back. */
  anchor: HTMLElement;
  onClose: () => void;
  /** `leave` closes the panel and gives the focus back. */
  children: (leave: () => void) => ReactNode;
}

/**
 * A non-modal panel beside the button that opened it. Escape, a press outside and moving the focus
 * out of it close it. The initial focus is on its first control after the close button, and among
 * radio buttons on the checked one.
 */
export function FloatingPanel({ title, anchor, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const leave = () => {
    anchor.querySelector('button')?.focus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !panel.current?.contains(relatedTarget) && !anchor.contains(relatedTarget))
      onClose();
  };
  return (
    // `Floating` is itself the box of the dialog. A dialog element in it would be a second box.
    <Floating
      anchor={anchor}
      side="below"
      align="end"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-label={title}
      firstFocus={firstControl}
      onDismiss={onClose}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div ref={panel} className={styles.panel}>
        <div className={styles.header}>
          <h2>{title}</h2>
          <IconButton label={`Close ${title}`} icon={<X aria-hidden="true" />} onClick={leave} />
        </div>
        {children(leave)}
      </div>
    </Floating>
  );
}
