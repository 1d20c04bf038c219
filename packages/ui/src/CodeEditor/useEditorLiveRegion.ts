import { useState, type RefCallback } from 'react';

/**
 * Creates the container for Monaco's live regions. Without one, Monaco adds a container to the body
 * and leaves it there after the last editor. The element is created outside of React, because
 * Monaco deep-copies its options.
 *
 * @returns the element, and a ref for the node that holds it
 */
export function useEditorLiveRegion(): [liveRegion: HTMLElement, holder: RefCallback<HTMLElement>] {
  const [liveRegion] = useState(() => document.createElement('div'));
  const [holder] = useState<RefCallback<HTMLElement>>(() => (node: HTMLElement | null) => {
    node?.append(liveRegion);
    return () => liveRegion.remove();
  });
  return [liveRegion, holder];
}
