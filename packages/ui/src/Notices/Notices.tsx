import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import X from 'lucide-react/icons/x';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  closeNotice,
  holdNotice,
  noticesStore,
  releaseNotice,
  undoNotice,
} from './notices.store.ts';
import styles from './Notices.module.css';

/** Sets `--notices-end` to the bottom of the notices, for elements that must not lie under them. */
function publishEnd(region: HTMLElement | null) {
  if (!region) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { height, bottom } = region.getBoundingClientRect();
    style.setProperty('--notices-end', `${height === 0 ? 0 : Math.ceil(bottom)}px`);
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty('--notices-end');
  };
}

/**
 * Success toasts and error notices at the top centre of the window, above and outside any dialog.
 * Dialogs begin below them. The app renders them once.
 */
export function Notices() {
  const { shown } = useSnapshot(noticesStore);
  return createPortal(
    <div ref={publishEnd} className={styles.notices} data-over-dialogs="">
      {shown.map(({ id, kind, title, detail, link, undoable, count }) => (
        <div
          key={id}
          role={kind === 'error' ? 'alert' : 'status'}
          className={styles.notice}
          data-kind={kind}
          onPointerEnter={() => holdNotice(id)}
          onPointerLeave={() => releaseNotice(id)}
          onFocus={() => holdNotice(id)}
          onBlur={() => releaseNotice(id)}
        >
          {kind === 'error' ? (
            <CircleAlert aria-hidden="true" size={16} />
          ) : (
            <CircleCheck aria-hidden="true" size={16} />
          )}
          <div className={styles.text} dir="auto">
            <p className={styles.title}>{title}</p>
            {detail ? <p>{detail}</p> : null}
            {link ? (
              <a
                href={link.href}
                target={link.newTab ? '_blank' : undefined}
                rel={link.newTab ? 'noopener' : undefined}
              >
                {link.label}
              </a>
            ) : null}
          </div>
          {undoable ? (
            <Button size="sm" onClick={() => void undoNotice(id)}>
              Undo
            </Button>
          ) : null}
          {count > 1 ? <span className={styles.count}>{count} times</span> : null}
          {kind === 'error' ? (
            <IconButton
              size="sm"
              label="Close notice"
              icon={<X aria-hidden="true" />}
              onClick={() => closeNotice(id)}
            />
          ) : null}
        </div>
      ))}
    </div>,
    document.body,
  );
}
