import { useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { codeEditorModule } from './codeEditorModule.ts';
import type { CodeLanguage } from './codeView.types.ts';
import { findHits } from './findHits.ts';
import { HitBar } from './HitBar.tsx';
import { useLazyModule } from './lazyModule.ts';
import { PlainCode } from './PlainCode.tsx';
import { useNearViewport } from './useNearViewport.ts';
import { viewHeight } from './viewHeight.ts';
import styles from './CodeView.module.css';

interface Props {
  /** Its name, shown above it. */
  label: string;
  code: string;
  language?: CodeLanguage;
  /** Marked everywhere whatever its case; the first hit is scrolled to. */
  mark?: string;
}

/**
 * Code for reading, with its syntax in colour. The editor comes when it is in sight; until then,
 * and if it cannot come, the text is there.
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
