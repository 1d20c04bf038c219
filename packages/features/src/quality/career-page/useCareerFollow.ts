import { showError } from '@console/ui/Notices/notices.store.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { webHref } from '../../parts/cells/ExternalLink.tsx';
import { careerFollowStore, setCareerFollow } from './careerFollow.store.ts';
import { showCareerPage } from './CareerPageButton.tsx';
import { isCareerWindowOpen, moveCareerPage } from './careerWindow.ts';

/**
 * Shows the career page of the open row in a window, which follows from row to row. The focus stays
 * in the console.
 *
 * @param address the career page of the row; null when it is not known
 * @param onReturn called when the person comes back from that window
 */
export function useCareerFollow(address: string | null, onReturn: () => void) {
  const { on } = useSnapshot(careerFollowStore);
  const href = address ? webHref(address) : undefined;
  const wasOpen = useRef(false);

  const open = () => {
    wasOpen.current = href !== undefined && showCareerPage(href);
    return wasOpen.current;
  };
  const follow = useEffectEvent((to: string | undefined) => {
    if (!on || to === undefined || moveCareerPage(to) || !wasOpen.current) return;
    wasOpen.current = false;
    setCareerFollow(false);
    showError({
      title: 'The career page does not follow any more.',
      detail: 'Its window was closed, or its site has cut it off from the console.',
    });
  });
  useEffect(() => follow(href), [href]);

  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    let isAway = false;
    const leave = () => {
      isAway = isCareerWindowOpen();
    };
    const comeBack = () => {
      if (isAway) returned();
      isAway = false;
    };
    addEventListener('blur', leave);
    addEventListener('focus', comeBack);
    return () => {
      removeEventListener('blur', leave);
      removeEventListener('focus', comeBack);
    };
  }, []);

  return {
    on,
    /** Opens the page of the row in the window that follows. */
    open,
    /**
     * Switches the following on or off. It has to be called synchronously in the event handler.
     * When the browser blocks the window, the setting stays off.
     */
    setOn: (next: boolean) => setCareerFollow(next && (href === undefined || open())),
    /** Why the page cannot be opened. */
    disabledReason: href === undefined ? 'No career page is known.' : undefined,
  };
}
