import { activityStore } from '@console/api/core/activity';
import { page as sessionPage } from '@console/api/core/session/browser';
import { startSession } from '@console/api/core/session/session';
import { sessionStore } from '@console/api/core/session/session.store';
import { keysStore } from '@console/features/keys/keys.store.ts';
import { allHandlers } from '@console/mocks/handlers';
import { configure, spyOn } from 'storybook/test';
import { Router } from 'wouter';
import { App } from '../../packages/app/src/App.tsx';
import { menuStore } from '../../packages/app/src/shell/menu.store.ts';
import { openAddress } from '../decorators/address.ts';

// Helpers to render the whole console in the stories of the shell.

let location = openAddress('/test');

/** The history of the story's addresses, the latest last. */
export const visited = () => location.history;
/** Goes to an address as a link of the console does. */
export const goTo = (path: string) => location.navigate(path);

/** The whole console at an address. The handlers decide who is signed in. */
export function WholeConsole({ path }: { path: string }) {
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <App key={path} />
    </Router>
  );
}

const parameters: Record<string, unknown> = { layout: 'fullscreen', msw: allHandlers() };

/** The meta that the stories share: a new session and empty browser storage. */
export const consoleMeta = {
  parameters,
  beforeEach: ({ args: { path } }: { args: { path: string } }) => {
    let before = 0;
    // Pages and dialogs are lazy chunks, which a cold development server takes a while to serve.
    configure(({ asyncUtilTimeout }) => {
      before = asyncUtilTimeout;
      return { asyncUtilTimeout: 8000 };
    });
    location = openAddress(path);
    localStorage.clear();
    sessionStorage.clear();
    menuStore.collapsed = false;
    keysStore.singleKeys = true;
    sessionStore.state = 'starting';
    sessionStore.problem = undefined;
    sessionStore.ended += 1;
    activityStore.pending = 0;
    spyOn(sessionPage, 'goTo').mockImplementation(() => {});
    spyOn(sessionPage, 'reload').mockImplementation(() => {});
    void startSession(window.location.href);
    return () => configure({ asyncUtilTimeout: before });
  },
};
