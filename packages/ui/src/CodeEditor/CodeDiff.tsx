import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import type { CodeDiffProps } from './CodeDiffBody.tsx';
import { codeDiffModule } from './codeEditingModules.ts';
import { useLazyModule } from './lazyModule.ts';
import styles from './CodeEditor.module.css';

/** Two texts side by side with their differences marked. The view fills the height of its container. */
export function CodeDiff(props: CodeDiffProps) {
  const { left, right, difference = '' } = props;
  const module = useLazyModule(codeDiffModule, true);
  return (
    <div className={styles.editor}>
      <div className={styles.sides}>
        <span>{left.label}</span>
        <span>{right.label}</span>
      </div>
      <output className={styles.summary}>
        {left.text === right.text ? `The two texts are the same. ${difference}`.trim() : ''}
      </output>
      {module.kind === 'failed' ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={() => void codeDiffModule.load()}>
              Retry
            </Button>
          }
        >
          The comparison could not be loaded.
        </Banner>
      ) : null}
      <div className={styles.body}>
        {module.kind === 'ready' ? <module.value.CodeDiffBody {...props} /> : null}
      </div>
    </div>
  );
}
