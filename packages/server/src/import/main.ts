import { importCommand } from './importCommand.ts';

await importCommand();
