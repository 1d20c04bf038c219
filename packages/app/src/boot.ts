// The boot script, a small classic script that runs first. It must not import React, valibot or any
// screen.
import { applyColorMode } from '@console/ui/theme/colorMode';
import { startEarlyRequests } from './early/startEarlyRequests.ts';

applyColorMode();
startEarlyRequests(location);
