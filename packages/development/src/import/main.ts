import { importCommand } from '@console/server/import/importCommand';
import { addDemoUsers } from '../demo/demoUsers.ts';
import { inventDetails } from '../demo/inventDetails.ts';

await importCommand({ addDemoUsers, inventDetails });
