import { problemText, type Problem } from '@console/api/core/session/agentError';
import { Banner } from '@console/ui/Banner';
import type { ReactNode } from 'react';

/** A sign-in or page-load error in the stated words (document A, section 8). */
export function ProblemAlert({ problem, action }: { problem: Problem; action?: ReactNode }) {
  return (
    <div role="alert">
      <Banner tone="danger" action={action}>
        {problemText(problem)}
      </Banner>
    </div>
  );
}
