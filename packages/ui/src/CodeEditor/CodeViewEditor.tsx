import { Editor } from '@monaco-editor/react';
import { useEffect, useState } from 'react';
import type { CodeViewBodyProps } from './codeView.types.ts';
import { monaco } from './monaco.ts';
import { PlainCode } from './PlainCode.tsx';
import { themeName } from './themes.ts';
import { usePageTheme } from './usePageTheme.ts';
import { viewOptions } from './viewOptions.ts';
import styles from './CodeView.module.css';

interface Mounted {
  editor: monaco.editor.IStandaloneCodeEditor;
  marks: monaco.editor.IEditorDecorationsCollection;
}

const RULER = {
  color: { id: 'editorOverviewRuler.findMatchForeground' },
  position: monaco.editor.OverviewRulerLane.Full,
};

/** Code in Monaco, for reading. Comes as a script of its own: use `CodeView`. */
export function CodeViewEditor({ label, code, language, hits, current }: CodeViewBodyProps) {
  const [mounted, setMounted] = useState<Mounted>();
  // What the editor says aloud stands in here: left alone it goes to the body and stays there when the last editor has gone. No element of
  // React's: Monaco copies its options deeply.
  const [voice] = useState(() => document.createElement('div'));
  const theme = usePageTheme();

  useEffect(() => {
    const model = mounted?.editor.getModel();
    if (!mounted || !model) return;
    const ranges = hits.map(({ from, to }) =>
      monaco.Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to)),
    );
    mounted.marks.set(
      ranges.map((range, index) => ({
        range,
        options: {
          inlineClassName: index === current ? styles.current : styles.hit,
          overviewRuler: RULER,
        },
      })),
    );
    const shown = ranges[current];
    if (!shown) return;
    mounted.editor.setSelection(shown); // where Ctrl+F goes on from
    mounted.editor.revealRangeInCenterIfOutsideViewport(shown, monaco.editor.ScrollType.Immediate);
  }, [mounted, hits, current, code]);

  return (
    <>
      <div
        ref={(node) => {
          node?.append(voice);
          return () => voice.remove();
        }}
      />
      <Editor
        value={code}
        language={language}
        theme={themeName(theme)}
        options={{ ...viewOptions, ariaLabel: label, ariaContainerElement: voice }}
        saveViewState={false}
        loading={<PlainCode label={label} code={code} hits={hits} current={current} />}
        onMount={(editor) => {
          editor
            .getContainerDomNode()
            .querySelector('[role="textbox"]')
            ?.setAttribute('aria-readonly', 'true'); // Monaco does not say so
          editor.layout(); // it was made out of sight: without its width the first hit would be scrolled to the wrong place
          setMounted({ editor, marks: editor.createDecorationsCollection() });
        }}
      />
    </>
  );
}
