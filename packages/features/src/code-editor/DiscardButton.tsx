import { Button } from '@console/ui/Button';
import { lazy } from '@console/ui/lazy';
import { Suspense, useState } from 'react';

const DiscardDialog = lazy(() => import('./dialogs.ts').then((module) => module.DiscardDialog));

interface DiscardButtonProps {
  /** Why there is nothing to discard. */
  disabledReason?: string;
  onDiscard: () => void;
}

/**
 * Restores the saved codes and settings after the person has confirmed it. The draft is removed,
 * too.
 */
export function DiscardButton({ disabledReason, onDiscard }: DiscardButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button disabledReason={disabledReason} onClick={() => setAsking(true)}>
        Discard Changes
      </Button>
      <Suspense>
        {asking ? <DiscardDialog onDiscard={onDiscard} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}
