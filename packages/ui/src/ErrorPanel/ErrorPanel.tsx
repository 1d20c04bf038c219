import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { Button } from '../Button/Button.tsx';
import { passFocusToContainer } from '../passFocusToContainer.ts';
import styles from './ErrorPanel.module.css';

/**
 * What is shown in place of content that could not be loaded: what happened, and Retry. If the
 * panel is removed while it has the focus, its container takes the focus.
 */
export function ErrorPanel({
  title,
  detail,
  onRetry,
}: {
  title: string;
  detail?: string;
  onRetry: () => void;
}) {
  return (
    <section ref={passFocusToContainer} className={styles.panel} aria-label={title}>
      <CircleAlert aria-hidden="true" size={20} />
      <p className={styles.title} dir="auto">
        {title}
      </p>
      {detail ? (
        <p className={styles.detail} dir="auto">
          {detail}
        </p>
      ) : null}
      <Button onClick={onRetry}>Retry</Button>
    </section>
  );
}
