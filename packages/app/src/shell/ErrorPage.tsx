import { PageMessage } from '@console/features/parts/pages/PageMessage';
import type { ReactNode } from 'react';

/**
 * What is shown in place of a page that failed: a fixed heading, what happened, and a next step
 * (`children`).
 */
export const ErrorPage = ({ message, children }: { message: string; children: ReactNode }) => (
  <PageMessage title="Oops, Sorry, an unexpected error has occurred" message={message}>
    {children}
  </PageMessage>
);

/** The page for an unknown address. */
export const NotFoundPage = () => (
  <ErrorPage message="Not Found">
    <a href="/">Home</a>
  </ErrorPage>
);
