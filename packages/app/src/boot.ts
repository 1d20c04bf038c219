// Runs before everything else, as a small classic script of its own: no React, no valibot, no screen may come in here.
import { applyColorMode } from '@console/ui/theme/colorMode';
import { startEarlyRequests } from './early/startEarlyRequests.ts';

applyColorMode();
startEarlyRequests(location);
