// Runs before everything else, as a small classic script of its own: no React, no valibot, no screen may come in here.
import { startEarlyRequests } from './early/startEarlyRequests.ts';
import { preloadRoute } from './early/preloadRoute.ts';
import { applyColorMode } from '@console/ui/theme/colorMode';

applyColorMode();
// The answers take the longest; the scripts come while the server works on them.
startEarlyRequests(location);
preloadRoute(location.pathname);
