import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { codeEditingModule } from './codeEditingModules.ts';
import type { CodeEditorProps } from './codeEditor.types.ts';
import { useLazyModule } from './lazyModule.ts';
import { PlainCode } from './PlainCode.tsx';
import styles from './CodeEditor.module.css';

export type { CodeEditorHandle, CodeEditorProps } from './codeEditor.types.ts';

/**
 * PHP for editing. It fills the height it is given. Until the editor is loaded, and if it cannot be
 * loaded, the text can be read. Ctrl+M lets Tab leave the editor.
 */
export function CodeEditor(props: CodeEditorProps) {
  const module = useLazyModule(codeEditingModule, true);
  return (
    <div className={styles.editor}>
      {module.kind === 'failed' && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={() => void codeEditingModule.load()}>
              Retry
            </Button>
          }
        >
          The code editor could not be loaded. This is the plain text.
        </Banner>
      )}
      <div className={styles.body}>
        {module.kind === 'ready' ? (
          <module.value.CodeEditorBody {...props} />
        ) : (
          <PlainCode label={props.label} code={props.text} hits={[]} current={0} />
        )}
      </div>
    </div>
  );
}
