import { applyColorMode } from '@console/ui/theme/colorMode';
import { preloadRoute } from './early/preloadRoute.ts';
// Runs before everything else, as a small classic script of its own: no React, no valibot, no screen may come in here.
import { startEarlyRequests } from './early/startEarlyRequests.ts';

applyColorMode();
// The answers take the longest; the scripts come while the server works on them.
startEarlyRequests(location);
preloadRoute(location.pathname);
