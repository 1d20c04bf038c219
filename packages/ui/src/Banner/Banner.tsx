import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
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
  /** What can be done about it. */
  action?: ReactNode;
}

/** A line that stays above what it is about. */
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
