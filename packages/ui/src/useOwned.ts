import { useEffect, useState } from 'react';

/** An object that is made when the component mounts, and cancelled when it unmounts. */
export function useOwned<T extends { cancel: () => void }>(make: () => T): T {
  'use no memo'; // There is nothing to remember besides the object.
  const [owned] = useState(make);
  useEffect(() => owned.cancel, [owned]);
  return owned;
}
