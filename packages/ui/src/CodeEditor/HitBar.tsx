import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MOST_HITS } from './findHits.ts';
import styles from './CodeView.module.css';

interface Props {
  /** What they are hits of: the code's name. */
  label: string;
  count: number;
  current: number;
  onChange: (current: number) => void;
}

/** Which of the hits is shown, and the way to the others, round and round. */
export function HitBar({ label, count, current, onChange }: Props) {
  if (count === 0) return <span className={styles.count}>No hit</span>;
  const only = count === 1 ? 'This is the only hit.' : undefined;
  return (
    <div className={styles.hits}>
      <output className={styles.count}>
        {current + 1} of {count.toLocaleString('en-US')}
        {count === MOST_HITS ? '+' : ''}
      </output>
      <IconButton
        size="sm"
        label={`Previous hit in ${label}`}
        icon={<ChevronUp aria-hidden="true" size={16} />}
        disabledReason={only}
        onClick={() => onChange((current + count - 1) % count)}
      />
      <IconButton
        size="sm"
        label={`Next hit in ${label}`}
        icon={<ChevronDown aria-hidden="true" size={16} />}
        disabledReason={only}
        onClick={() => onChange((current + 1) % count)}
      />
    </div>
  );
}
