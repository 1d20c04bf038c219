import { activityStore } from '@console/api/core/activity';
import { ApiProvider } from '@console/api/core/ApiProvider';
import { noticeOf, type ApiError } from '@console/api/core/errors';
import { Notices } from '@console/ui/Notices';
import { showError } from '@console/ui/Notices/notices.store.ts';
import { ProgressBar } from '@console/ui/ProgressBar';
import '@console/ui/theme/styles';
import { useSnapshot } from 'valtio';
import { announcerStore } from './navigation/useRouteEntry.ts';
import { RouteErrorBoundary } from './shell/RouteErrorBoundary.tsx';
import { SessionGate } from './shell/SessionGate.tsx';

/** The progress bar at the top of the window, shown while a request is pending. */
function RequestProgress() {
  const { pending } = useSnapshot(activityStore);
  return <ProgressBar active={pending > 0} />;
}

/** A live region that announces the title of the page after a navigation. */
function Announcer() {
  const { text } = useSnapshot(announcerStore);
  return (
    <span className="visually-hidden" aria-live="polite">
      {text}
    </span>
  );
}

/** Shows a notice for a failed request. No other place in the console does so. */
function report(error: ApiError) {
  const notice = noticeOf(error);
  if (notice) showError(notice);
}

/**
 * The whole console: the API cache and the session around the page that the address and the role
 * select.
 */
export function App() {
  return (
    <ApiProvider onError={report}>
      <RequestProgress />
      <Notices />
      <Announcer />
      <RouteErrorBoundary resetKey="console">
        <SessionGate />
      </RouteErrorBoundary>
    </ApiProvider>
  );
}
