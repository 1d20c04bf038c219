import { lazy, useState, type ComponentType } from 'react';

/**
 * A component in a script of its own. After `load()` it renders at once: React's own `lazy` always
 * suspends first, and keeps the fallback for 300 ms. Without it, it suspends until the script is
 * there.
 */
export function loadedAhead<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => ({ default: (loaded ??= await fetch()) });
  const Later: ComponentType<Props> = lazy(fetchOnce);
  function LoadedAhead(props: Props) {
    // Chosen once, so that it is not mounted anew when the script comes.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  /** Never rejects: a failure shows when the component is rendered. */
  LoadedAhead.load = () =>
    fetchOnce().then(
      () => undefined,
      () => undefined,
    );
  return LoadedAhead;
}
