import { runServer } from '@console/server/runServer';
import { developmentParts } from './developmentParts.ts';

await runServer(developmentParts);
