import { DiffEditor } from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import 'monaco-editor/features/diffEditor/register';
import { useEffect, useId, useState } from 'react';
import { baseOptions, monaco } from './monaco.ts';
import { useEditorLiveRegion } from './useEditorLiveRegion.ts';
import { useEditorTheme } from './useEditorTheme.ts';

interface Side {
  /** The name of the text, shown above it. */
  label: string;
  /** The text with `\n` line ends. */
  text: string;
}

export interface CodeDiffProps {
  /** The older text. */
  left: Side;
  right: Side;
  /** One of EDITOR_THEMES. */
  theme: string;
  /** A sentence that says in what two equal texts still differ. */
  difference?: string;
}

const options: editor.IStandaloneDiffEditorConstructionOptions = {
  ...baseOptions,
  readOnly: true,
  domReadOnly: true,
  originalEditable: false,
  readOnlyMessage: { value: 'Versions can only be read here.' },
  tabFocusMode: true, // Tab leaves the editor
  renderSideBySide: true,
  useInlineViewWhenSpaceIsLimited: false,
  renderOverviewRuler: true,
  fontSize: 12,
  lineHeight: 18,
  ignoreTrimWhitespace: false,
};

/** A time in milliseconds that no comparison takes, because Monaco gives up after five seconds. */
const WORKER_MS = 6000;

/** Two texts in Monaco's diff editor. It is in a chunk of its own: import `CodeDiff` instead. */
export function CodeDiffBody({ left, right, theme }: CodeDiffProps) {
  const scope = useId();
  const [liveRegion, liveRegionHolder] = useEditorLiveRegion();
  const themeName = useEditorTheme(theme);
  // `ariaContainerElement` is passed on to the two editors, although the type of the diff options
  // lacks it. The options keep their identity, because new options would reset the labels that are
  // set below.
  const [allOptions] = useState(() => ({
    ...options,
    ariaContainerElement: liveRegion,
  }));
  const [editor, setEditor] = useState<editor.IStandaloneDiffEditor>();
  useEffect(() => {
    // The labels are set here, because the diff editor does not pass labels on to its two editors.
    editor?.getOriginalEditor().updateOptions({ ariaLabel: left.label });
    editor?.getModifiedEditor().updateOptions({ ariaLabel: right.label });
  }, [editor, left.label, right.label]);
  useEffect(() => {
    editor?.revealFirstDiff(); // Monaco first waits for the comparison if it is not done yet
  }, [editor, left.text, right.text]);
  const uriOf = (side: string) =>
    monaco.Uri.from({ scheme: 'inmemory', path: `/${scope}/${side}` }).toString();
  useEffect(
    () => () => {
      // The worker fails if a model is disposed of while it is compared.
      setTimeout(() => {
        for (const model of monaco.editor.getModels())
          if (model.uri.path.startsWith(`/${scope}/`)) model.dispose();
      }, WORKER_MS);
    },
    [scope],
  );
  return (
    <>
      <div ref={liveRegionHolder} />
      <DiffEditor
        original={left.text}
        modified={right.text}
        originalModelPath={uriOf('left')}
        modifiedModelPath={uriOf('right')}
        keepCurrentOriginalModel
        keepCurrentModifiedModel
        language="php"
        theme={themeName}
        options={allOptions}
        onMount={setEditor}
      />
    </>
  );
}
