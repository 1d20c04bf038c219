import { useState, type FunctionComponent } from 'react';
import { lazy } from './lazy.tsx';

/**
 * A component in a script of its own. After `load()` it renders at once: `lazy` always suspends
 * first, and keeps the fallback for 300 ms. Without it, it suspends until the script is there.
 */
export function loadedAhead<Part extends FunctionComponent<never>>(fetch: () => Promise<Part>) {
  let loaded: Part | undefined;
  const fetchOnce = async () => (loaded ??= await fetch());
  const Later = lazy(fetchOnce);
  function LoadedAhead(props: object) {
    // Chosen once, so that it is not mounted anew when the script comes.
    const [Shown] = useState(
      () => (loaded ?? Later) as FunctionComponent<never> as FunctionComponent,
    );
    return <Shown {...props} />;
  }
  return Object.assign(LoadedAhead as FunctionComponent<never> as Part, {
    /** Never rejects: a failure shows when the component is rendered. */
    load: () =>
      fetchOnce().then(
        () => undefined,
        () => undefined,
      ),
  });
}
