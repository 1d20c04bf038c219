import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

const ICONS: Record<Tone, LucideIcon> = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
};

interface Props {
  tone: Tone;
  children: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
}

/** A permanent message above the content that it is about. */
export function Banner({ tone, children, action }: Props) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.banner} data-tone={tone}>
      <Icon aria-hidden="true" size={16} />
      <div className={styles.text} dir="auto">
        {children}
      </div>
      {action}
    </div>
  );
}
