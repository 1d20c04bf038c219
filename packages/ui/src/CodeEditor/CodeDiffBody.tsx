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

/** A comparison takes no longer; Monaco gives up after five seconds. */
const WORKER_MS = 6000;

/** Two texts in Monaco. Comes as a script of its own: use `CodeDiff`. */
export function CodeDiffBody({ left, right, theme }: CodeDiffProps) {
  const scope = useId();
  const [voice, voiceHolder] = useEditorVoice();
  const themeName = useEditorTheme(theme);
  // Options of the two editors inside, which the type of the pair does not name. They stay the same
  // object: given anew, they would take back the names that are set below.
  const [allOptions] = useState(() => ({
    ...options,
    ariaContainerElement: voice,
  }));
  const [editor, setEditor] = useState<editor.IStandaloneDiffEditor>();
  useEffect(() => {
    // The option of the pair for these names does not reach the editors.
    editor?.getOriginalEditor().updateOptions({ ariaLabel: left.label });
    editor?.getModifiedEditor().updateOptions({ ariaLabel: right.label });
  }, [editor, left.label, right.label]);
  useEffect(() => {
    if (!editor) return undefined;
    // What differs first is what is seen first.
    const compared = editor.onDidUpdateDiff(() => {
      compared.dispose();
      editor.revealFirstDiff();
    });
    return () => compared.dispose();
  }, [editor, left.text, right.text]);
  const uriOf = (side: string) =>
    monaco.Uri.from({ scheme: 'inmemory', path: `/${scope}/${side}` }).toString();
  useEffect(
    () => () => {
      // The editor goes after this, and its worker fails when it is comparing texts that are gone.
      setTimeout(() => {
        for (const model of monaco.editor.getModels())
          if (model.uri.path.startsWith(`/${scope}/`)) model.dispose();
      }, WORKER_MS);
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
        options={allOptions}
        onMount={setEditor}
      />
    </>
  );
}
