import { ApiProvider } from '@console/api/core/ApiProvider';
import { noticeOf } from '@console/api/core/errors';
import { Notices } from '@console/ui/Notices';
import { showError } from '@console/ui/Notices/notices.store.ts';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, type ReactNode } from 'react';

/** Shows a notice for each failed request, as the shell does, while the story is shown. */
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
        // Chromium fails a pending service worker request after five minutes. Its notice would
        // otherwise appear in a later story.
        if (notice && shown.current) showError(notice);
      }}
    >
      <Notices />
      {children}
    </ApiProvider>
  );
}

/**
 * Gives each story an empty cache, and shows notices for failed requests. Needs `parameters.msw`,
 * the handlers that answer the requests.
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
