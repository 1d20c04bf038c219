// The boot script, a small classic script that runs first. It must not import React, valibot or any
// screen.
import { applyColorMode } from '@console/ui/theme/colorMode';
import { startEarlyRequests, type FirstRequests } from './startEarlyRequests.ts';

/** What the pages ask for first; the build fills it in, and in development there is none. */
declare const __FIRST_REQUESTS__: FirstRequests | undefined;

applyColorMode();
startEarlyRequests(location, typeof __FIRST_REQUESTS__ === 'undefined' ? [] : __FIRST_REQUESTS__);
