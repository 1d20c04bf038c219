import { DiffEditor } from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import 'monaco-editor/features/diffEditor/register';
import { useEffect, useId, useState } from 'react';
import { tokens } from '../theme/tokens.ts';
import type { CodeDiffProps } from './CodeDiff.tsx';
import { monaco } from './monaco.ts';
import { useEditorTheme } from './useEditorTheme.ts';
import { useEditorVoice } from './useEditorVoice.ts';

const options: editor.IStandaloneDiffEditorConstructionOptions = {
  readOnly: true,
  domReadOnly: true,
  originalEditable: false,
  readOnlyMessage: { value: 'Versions can only be read here.' },
  tabFocusMode: true, // Tab leaves it
  renderSideBySide: true,
  useInlineViewWhenSpaceIsLimited: false,
  renderOverviewRuler: true,
  fontFamily: tokens.fonts.mono.value,
  fontSize: 12,
  lineHeight: 18,
  lineNumbersMinChars: 4,
  scrollBeyondLastLine: false,
  contextmenu: false,
  minimap: { enabled: false },
  stickyScroll: { enabled: false },
  renderFinalNewline: 'on', // a dimmed one has too little contrast
  links: false,
  colorDecorators: false,
  unicodeHighlight: {
    ambiguousCharacters: false,
    invisibleCharacters: false,
    nonBasicASCII: false,
  },
  unusualLineTerminators: 'off',
  ignoreTrimWhitespace: false,
};

/** Two texts in Monaco. Comes as a script of its own: use `CodeDiff`. */
export function CodeDiffBody({ left, right, theme }: CodeDiffProps) {
  const scope = useId();
  const [voice, voiceHolder] = useEditorVoice();
  const themeName = useEditorTheme(theme);
  // The two editors inside take this option, though the type of the pair does not name it.
  const aria = { ariaContainerElement: voice };
  const [editor, setEditor] = useState<editor.IStandaloneDiffEditor>();
  useEffect(() => {
    // The option of the pair for these names does not reach the editors.
    editor?.getOriginalEditor().updateOptions({ ariaLabel: left.label });
    editor?.getModifiedEditor().updateOptions({ ariaLabel: right.label });
  }, [editor, left.label, right.label]);
  const uriOf = (side: string) =>
    monaco.Uri.from({ scheme: 'inmemory', path: `/${scope}/${side}` }).toString();
  useEffect(
    () => () => {
      // After the editor is gone, which may not lose its models while it has them.
      queueMicrotask(() => {
        for (const model of monaco.editor.getModels())
          if (model.uri.path.startsWith(`/${scope}/`)) model.dispose();
      });
    },
    [scope],
  );
  return (
    <>
      <div ref={voiceHolder} />
      <DiffEditor
        original={left.text}
        modified={right.text}
        originalModelPath={uriOf('left')}
        modifiedModelPath={uriOf('right')}
        keepCurrentOriginalModel
        keepCurrentModifiedModel
        language="php"
        theme={themeName}
        options={{ ...options, ...aria }}
        onMount={setEditor}
      />
    </>
  );
}
