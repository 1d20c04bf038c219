import type { editor } from 'monaco-editor/editor';
import { useEffect } from 'react';

/**
 * Runs the code of the first keystrokes in idle time, before a person types. Nothing waits for it;
 * if its script fails to load, only the first keystrokes are slower.
 *
 * @param shown the editor, or undefined while none is editable
 * @param documentId the id of the shown document
 * @param options the options of the editor; must not change
 * @param liveRegion the live region of the editor; Monaco would add another one to the page without
 *   it
 */
export function useWarmUp(
  shown: editor.IStandaloneCodeEditor | undefined,
  documentId: string,
  options: editor.IStandaloneEditorConstructionOptions,
  liveRegion: HTMLElement,
): void {
  useEffect(() => {
    if (!shown) return undefined;
    let stop: (() => void) | undefined = () => {};
    void import('./warmUp.ts').then(
      ({ warmUp }) => {
        stop &&= warmUp(shown, { ...options, ariaContainerElement: liveRegion });
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [shown, documentId, options, liveRegion]);
}
