import { ApiProvider } from '@console/api/core/ApiProvider';
import { noticeOf } from '@console/api/core/errors';
import { Notices } from '@console/ui/Notices';
import { showError } from '@console/ui/Notices/notices.store.ts';
import type { Decorator } from '@storybook/react-vite';

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
    <ApiProvider
      key={id}
      onError={(error) => {
        const notice = noticeOf(error);
        if (notice) showError(notice);
      }}
    >
      <Notices />
      <Story />
    </ApiProvider>
  );
};
