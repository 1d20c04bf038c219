// This is the boot script, a small classic script that runs first. It must not import React,
// valibot or any screen.
import { applyColorMode } from '@console/ui/theme/colorMode';
import { applyFace } from '@console/ui/theme/face';
import { startEarlyRequests, type FirstRequests } from './startEarlyRequests.ts';

/** The first requests of the pages. The build fills them in; in development the name is not defined. */
declare const __FIRST_REQUESTS__: FirstRequests | undefined;

applyColorMode();
applyFace();
startEarlyRequests(location, typeof __FIRST_REQUESTS__ === 'undefined' ? [] : __FIRST_REQUESTS__);
