import { useState, type FunctionComponent } from 'react';
import { lazy } from './lazy.tsx';

/**
 * A lazy component that can be preloaded. After `load()` it renders synchronously, whereas `lazy`
 * always suspends first and shows the fallback for at least 300 ms. Without `load()` it suspends
 * until the script has loaded.
 */
export function preloadable<Part extends FunctionComponent<never>>(fetch: () => Promise<Part>) {
  let loaded: Part | undefined;
  const fetchOnce = async () => (loaded ??= await fetch());
  const Later = lazy(fetchOnce);
  function Preloadable(props: object) {
    // The component is chosen once per mount, so that it is not remounted when the script arrives.
    const [Shown] = useState(
      () => (loaded ?? Later) as FunctionComponent<never> as FunctionComponent,
    );
    return <Shown {...props} />;
  }
  return Object.assign(Preloadable as FunctionComponent<never> as Part, {
    /** Never rejects: a failure shows when the component is rendered. */
    load: () =>
      fetchOnce().then(
        () => undefined,
        () => undefined,
      ),
  });
}
