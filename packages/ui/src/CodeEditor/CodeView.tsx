import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { codeEditorModule } from './codeEditorModule.ts';
import { findHits, MAX_HITS } from './findHits.ts';
import { useLazyModule } from './lazyModule.ts';
import { PlainCode, viewHeight, type CodeLanguage } from './PlainCode.tsx';
import { useNearViewport } from './useNearViewport.ts';
import styles from './CodeView.module.css';

interface Props {
  /** The name of the code, shown above it. */
  label: string;
  code: string;
  language?: CodeLanguage;
  /** The text to highlight, case-insensitively. The view scrolls to the first hit. */
  mark?: string;
}

/**
 * Read-only code with syntax colours. The editor is created when the view scrolls into sight. Until
 * then, and if it cannot load, the code is plain text.
 */
export function CodeView({ label, code: given, language = 'php', mark = '' }: Props) {
  const [frame, setFrame] = useState<Element | null>(null);
  const near = useNearViewport(frame);
  const editor = useLazyModule(codeEditorModule, near);
  const code = given.replaceAll(/\r\n?/g, '\n');
  const hits = findHits(code, mark);
  const [at, setAt] = useState({ hit: 0, code, mark });
  const current = at.code === code && at.mark === mark ? at.hit : 0;
  const Body = near && editor.kind === 'ready' ? editor.value.CodeViewEditor : PlainCode;
  return (
    <div className={styles.view}>
      <div className={styles.header}>
        <span className={styles.label}>{label}</span>
        {mark === '' ? null : (
          <HitBar
            label={label}
            count={hits.length}
            current={current}
            onChange={(hit) => setAt({ hit, code, mark })}
          />
        )}
      </div>
      {editor.kind === 'failed' ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={() => void codeEditorModule.load()}>
              Retry
            </Button>
          }
        >
          The code viewer could not be loaded. This is the plain text.
        </Banner>
      ) : null}
      <div ref={setFrame} className={styles.body} style={{ blockSize: viewHeight(code) }}>
        {code === '' ? (
          <p className={styles.empty}>No code.</p>
        ) : (
          <Body label={label} code={code} language={language} hits={hits} current={current} />
        )}
      </div>
    </div>
  );
}

interface HitBarProps {
  /** The name of the code. */
  label: string;
  count: number;
  current: number;
  onChange: (current: number) => void;
}

/**
 * The number of the current hit, and buttons to the previous and the next one. They wrap around at
 * the ends.
 */
function HitBar({ label, count, current, onChange }: HitBarProps) {
  if (count === 0) return <span className={styles.count}>No hit</span>;
  const only = count === 1 ? 'This is the only hit.' : undefined;
  return (
    <div className={styles.hits}>
      <output className={styles.count}>
        {current + 1} of {count.toLocaleString('en-US')}
        {count === MAX_HITS ? '+' : ''}
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
