import { useState, type RefCallback } from 'react';

/**
 * The element for Monaco's live regions. Without one Monaco adds an element to the body, which
 * stays there after the last editor. React does not render it, because Monaco copies its options
 * deeply.
 *
 * @returns the element, and the ref of the node that holds it
 */
export function useEditorLiveRegion(): [liveRegion: HTMLElement, holder: RefCallback<HTMLElement>] {
  const [liveRegion] = useState(() => document.createElement('div'));
  const [holder] = useState<RefCallback<HTMLElement>>(() => (node: HTMLElement | null) => {
    node?.append(liveRegion);
    return () => liveRegion.remove();
  });
  return [liveRegion, holder];
}
