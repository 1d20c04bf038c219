import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import type { ReactNode } from 'react';
import type { Assign } from './useAssign.ts';

interface PeopleStateProps {
  assign: Pick<Assign, 'failed' | 'retry'>;
  /** The choice of people. */
  children: ReactNode;
}

/** The choice of people, or why there is none. */
export function PeopleState({ assign: { failed, retry }, children }: PeopleStateProps) {
  if (!failed) return children;
  return (
    <Banner
      tone="danger"
      action={
        <Button size="sm" onClick={retry}>
          Retry
        </Button>
      }
    >
      The users could not be loaded.
    </Banner>
  );
}
