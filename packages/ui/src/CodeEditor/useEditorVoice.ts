import { useState, type RefCallback } from 'react';

/**
 * The element in which Monaco says things aloud. Left alone it goes to the body and stays there
 * when the last editor has gone. It is not rendered by React, because Monaco copies its options
 * deeply.
 *
 * @returns the element, and the ref of the one that holds it
 */
export function useEditorVoice(): [voice: HTMLElement, holder: RefCallback<HTMLElement>] {
  const [voice] = useState(() => document.createElement('div'));
  const [holder] = useState<RefCallback<HTMLElement>>(() => (node: HTMLElement | null) => {
    node?.append(voice);
    return () => voice.remove();
  });
  return [voice, holder];
}
