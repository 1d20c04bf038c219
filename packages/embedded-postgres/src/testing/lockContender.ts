// A process that tries to take each folder named on its standard input, and says whether it won.
import { createInterface } from 'node:readline';
import { lockFolder } from '../folderLock.ts';

for await (const folder of createInterface({ input: process.stdin })) {
  const answer = await lockFolder(folder, { onLost: () => process.exit(1) }).then(
    () => 'won',
    (error: Error) => error.name,
  );
  process.stdout.write(`${answer}\n`);
}
