import { useRef, useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { codeEditingModule } from './codeEditingModules.ts';
import type { CodeEditorProps } from './codeEditor.types.ts';
import { CodeField } from './CodeField.tsx';
import { useLazyModule } from './lazyModule.ts';
import { createUndoTexts } from './undoTexts.ts';
import styles from './CodeEditor.module.css';

export type { CodeEditorHandle, CodeEditorProps } from './codeEditor.types.ts';

/**
 * A ref callback. When Retry is removed while it has the focus, the plain field takes the focus,
 * and later passes it on to the editor.
 */
function passFocusToField(retry: HTMLElement | null) {
  return () => {
    if (retry?.contains(document.activeElement))
      retry.parentElement?.querySelector('textarea')?.focus();
  };
}

/**
 * An editor for PHP. It fills the height of its container. Until the editor is ready, and if it
 * cannot be loaded, the text is edited in a plain field. Ctrl+M lets Tab leave the editor.
 */
export function CodeEditor({ ref, ...props }: CodeEditorProps) {
  const module = useLazyModule(codeEditingModule, true);
  const field = useRef<HTMLTextAreaElement>(null);
  const [ready, setReady] = useState(false);
  const [undoTexts] = useState(createUndoTexts);
  return (
    <div className={styles.editor}>
      {module.kind === 'failed' && (
        <div ref={passFocusToField}>
          <Banner
            tone="warning"
            action={
              <Button size="sm" onClick={() => void codeEditingModule.load()}>
                Retry
              </Button>
            }
          >
            The code editor could not be loaded. This is a plain text field.
          </Banner>
        </div>
      )}
      <div className={styles.body}>
        {module.kind === 'ready' ? (
          <module.value.CodeEditorBody
            {...props}
            ref={ready ? ref : undefined}
            field={field}
            undoTexts={undoTexts}
            ready={ready}
            onReady={() => setReady(true)}
          />
        ) : null}
        {ready ? null : (
          <CodeField
            {...props}
            key={props.documentId}
            ref={ref}
            field={field}
            undoTexts={undoTexts}
            busy={module.kind !== 'failed'}
          />
        )}
      </div>
    </div>
  );
}
