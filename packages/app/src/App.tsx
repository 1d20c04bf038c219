import { ApiProvider } from '@console/api/core/ApiProvider';
import { noticeOf, type ApiError } from '@console/api/core/errors';
import { Notices } from '@console/ui/Notices';
import { showError } from '@console/ui/Notices/notices.store.ts';
import '@console/ui/theme/styles';
import { Announcer } from './shell/Announcer.tsx';
import { RequestProgress } from './shell/RequestProgress.tsx';
import { SessionGate } from './shell/SessionGate.tsx';

/** The one place that turns a failed call into a notice. */
function report(error: ApiError) {
  const notice = noticeOf(error);
  if (notice) showError(notice);
}

/** The console: data and session around whatever the address and the role allow to see. */
export function App() {
  return (
    <ApiProvider onError={report}>
      <RequestProgress />
      <Notices />
      <Announcer />
      <SessionGate />
    </ApiProvider>
  );
}
