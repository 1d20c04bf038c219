import { Editor } from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import { useEffect, useState } from 'react';
import { baseOptions, monaco } from './monaco.ts';
import { LINE_HEIGHT, PlainCode, type CodeViewBodyProps } from './PlainCode.tsx';
import { useEditorLiveRegion } from './useEditorLiveRegion.ts';
import { useViewTheme } from './useEditorTheme.ts';
import styles from './CodeView.module.css';

/**
 * The options of an editor that only shows code. Everything that showing code does not need is off,
 * so that a page with many editors stays smooth.
 */
const viewOptions: editor.IStandaloneEditorConstructionOptions = {
  ...baseOptions,
  readOnly: true,
  domReadOnly: true,
  readOnlyMessage: { value: 'This code can only be read here.' },
  tabFocusMode: true, // Tab leaves the editor
  fontSize: 12,
  lineHeight: LINE_HEIGHT,
  lineDecorationsWidth: 8,
  padding: { top: 8, bottom: 8 },
  // At the edges of the editor the wheel scrolls the page.
  scrollbar: { alwaysConsumeMouseWheel: false },
  renderLineHighlight: 'none',
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  folding: false,
  guides: { indentation: false },
  matchBrackets: 'never',
  bracketPairColorization: { enabled: false },
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  quickSuggestions: false,
  wordBasedSuggestions: 'off',
  parameterHints: { enabled: false },
  hover: { enabled: 'off' },
};

interface Mounted {
  editor: monaco.editor.IStandaloneCodeEditor;
  marks: monaco.editor.IEditorDecorationsCollection;
}

const RULER = {
  color: { id: 'editorOverviewRuler.findMatchForeground' },
  position: monaco.editor.OverviewRulerLane.Full,
};

/** A read-only Monaco editor. It is in a chunk of its own: import `CodeView` instead. */
export function CodeViewEditor({ label, code, language, hits, current }: CodeViewBodyProps) {
  const [mounted, setMounted] = useState<Mounted>();
  const [liveRegion, liveRegionHolder] = useEditorLiveRegion();
  const theme = useViewTheme();

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
    mounted.editor.setSelection(shown); // the search of Ctrl+F continues from here
    mounted.editor.revealRangeInCenterIfOutsideViewport(shown, monaco.editor.ScrollType.Immediate);
  }, [mounted, hits, current, code]);

  return (
    <>
      <div ref={liveRegionHolder} />
      <Editor
        value={code}
        language={language}
        theme={theme}
        options={{ ...viewOptions, ariaLabel: label, ariaContainerElement: liveRegion }}
        saveViewState={false}
        loading={<PlainCode label={label} code={code} hits={hits} current={current} />}
        onMount={(editor) => {
          editor
            .getContainerDomNode()
            .querySelector('[role="textbox"]')
            ?.setAttribute('aria-readonly', 'true'); // Monaco sets no aria-readonly
          // The editor was created off screen. Without its real width it would scroll the first hit
          // to a wrong place.
          editor.layout();
          setMounted({ editor, marks: editor.createDecorationsCollection() });
        }}
      />
    </>
  );
}
