import { ApiProvider } from '@console/api/core/ApiProvider';
import { noticeOf } from '@console/api/core/errors';
import { Notices } from '@console/ui/Notices';
import { showError } from '@console/ui/Notices/notices.store.ts';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, type ReactNode } from 'react';

/** Shows the notices of failed calls as the shell does, while the story is shown. */
function StoryApi({ children }: { children: ReactNode }) {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return (
    <ApiProvider
      onError={(error) => {
        const notice = noticeOf(error);
        // Chromium ends an unanswered call of a service worker after five minutes. Its notice
        // would stand in whichever story is shown then.
        if (notice && shown.current) showError(notice);
      }}
    >
      <Notices />
      {children}
    </ApiProvider>
  );
}

/**
 * A fresh cache for each story, and the notices of failed calls. Needs `parameters.msw`, the
 * handlers that answer the calls.
 */
export const withSwr: Decorator = (Story, { id, parameters }) => {
  if (!parameters['msw'])
    throw new Error(
      `Story ${id} reads data: give it parameters.msw = { handlers: [...] } from mocks/.`,
    );
  return (
    <StoryApi key={id}>
      <Story />
    </StoryApi>
  );
};
