// oxlint-disable-next-line no-restricted-imports -- this module wraps React's `lazy`
import { lazy as reactLazy, useEffect, useSyncExternalStore, type FunctionComponent } from 'react';
import { painted } from './afterPaint.ts';
import { Button } from './Button/Button.tsx';
import { closeError, showError } from './Notices/notices.store.ts';

const NOT_LOADED = {
  title: 'This could not be loaded.',
  detail: 'The console may have been updated, or the network is down.',
};

interface NotLoadedProps {
  /** The close callback of a dialog or another part that can be closed. */
  onClose?: () => void;
  onClosed: () => void;
  onRetry: () => void;
}

/**
 * What is shown in place of a part that could not be loaded. A part that can be closed is closed
 * instead; opening it again retries.
 */
function NotLoaded({ onClose, onClosed, onRetry }: NotLoadedProps) {
  useEffect(() => {
    if (!onClose) return undefined;
    showError(NOT_LOADED);
    onClose();
    return onClosed;
    // oxlint-disable-next-line react/exhaustive-deps -- the effect runs once
  }, []);
  if (onClose) return null;
  return (
    <span role="alert">
      {NOT_LOADED.title}{' '}
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
    </span>
  );
}

/** A component whose script can be fetched before the component is shown. */
export type Lazy<Part> = Part & {
  /** Starts to fetch the script. A failure shows when the component is rendered. */
  preload: () => void;
};

/**
 * Like `React.lazy`, but a failed load does not throw, which would replace the whole page. The page
 * stays and offers Retry.
 */
export function lazy<Part extends FunctionComponent<never>>(
  fetch: () => Promise<Part>,
): Lazy<Part> {
  const listeners = new Set<() => void>();
  const Failed = ({ onClose }: { onClose?: () => void }) => (
    <NotLoaded onClose={onClose} onClosed={show} onRetry={retry} />
  );
  const later = async () => {
    try {
      const Loaded = await fetch();
      closeError(NOT_LOADED);
      return { default: Loaded as FunctionComponent<never> as FunctionComponent };
    } catch {
      return { default: Failed };
    }
  };
  const attempt = (): { Part: FunctionComponent } => ({
    Part: reactLazy(later) as FunctionComponent,
  });
  let current = attempt();
  function show(next = attempt()) {
    current = next;
    for (const listener of listeners) listener();
  }
  // Renders nothing new until the part has loaded, so that the focus stays on Retry.
  async function retry() {
    const { default: Part } = await later();
    if (Part === Failed) showError(NOT_LOADED);
    else show({ Part });
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function Later(props: object) {
    const shown = useSyncExternalStore(subscribe, () => current);
    return <shown.Part {...props} />;
  }
  return Object.assign(Later as FunctionComponent<never> as Part, {
    preload: () => void fetch().catch(() => undefined),
  });
}

/**
 * A lazy component that the page can do without. It loads after the first paint. If it cannot be
 * loaded, `Without` is rendered, by default nothing.
 */
export const lazyOptional = <Part extends FunctionComponent<never>>(
  fetch: () => Promise<Part>,
  Without = (() => null) as FunctionComponent<never> as Part,
): Part =>
  lazy(async () => {
    await painted();
    return fetch().catch(() => Without);
  });
