import { activityStore } from '@console/api/core/activity';
import { ApiProvider } from '@console/api/core/ApiProvider';
import { noticeOf, type ApiError } from '@console/api/core/errors';
import { Notices } from '@console/ui/Notices';
import { showError } from '@console/ui/Notices/notices.store.ts';
import { ProgressBar } from '@console/ui/ProgressBar';
import '@console/ui/theme/styles';
import { useSnapshot } from 'valtio';
import { announcerStore } from './navigation/useRouteEntry.ts';
import { SessionGate } from './shell/SessionGate.tsx';
import styles from './shell/Shell.module.css';

/** The bar at the top of the window while any request runs. */
function RequestProgress() {
  const { pending } = useSnapshot(activityStore);
  return <ProgressBar active={pending > 0} />;
}

/** Reads out the page that was entered, for those who do not see it. */
function Announcer() {
  const { text } = useSnapshot(announcerStore);
  return (
    <span className={styles.heard} aria-live="polite">
      {text}
    </span>
  );
}

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
