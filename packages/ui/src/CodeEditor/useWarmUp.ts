import type { editor } from 'monaco-editor/editor';
import { useEffect } from 'react';

/**
 * Does ahead, in idle moments, what the first keys in an editor would have to do. The page does not
 * wait for the script of it, and without that script the first keys are slower, nothing else.
 *
 * @param shown the editor, or undefined while there is none that can be typed in
 * @param documentId of the document that it shows
 * @param options of the editor. They must not change.
 * @param liveRegion of the editor. Monaco would add another one to the page for an editor without.
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
