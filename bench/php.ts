// Runs the problems and the formatter of the code editor over real PHP, file by file.
//   npx tsx bench/php.ts <folder> [<folder> …]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProblems } from '../packages/ui/src/CodeEditor/php/findProblems.ts';
import { formatPhp } from '../packages/ui/src/CodeEditor/php/formatPhp.ts';

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('Name a folder of PHP files.');

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.php'))
    .map((name) => join(folder, name)),
);
const counts = { files: 0, lines: 0, faulty: 0, formatted: 0, same: 0, refused: 0, unstable: 0 };
for (const file of files) {
  const code = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  counts.files += 1;
  counts.lines += code.split('\n').length;
  const [problem] = findProblems(code);
  if (problem) {
    counts.faulty += 1;
    console.log(`problem   ${file}:${problem.line} ${problem.message}`);
    continue;
  }
  const formatted = await formatPhp(code);
  if ('problem' in formatted) throw new Error(`${file}: Format sees a problem that is none.`);
  if ('refused' in formatted) {
    counts.refused += 1;
    console.log(`refused   ${file}: ${formatted.refused}`);
  } else if (formatted.code === code) counts.same += 1;
  else {
    counts.formatted += 1;
    const again = await formatPhp(formatted.code);
    if (!('code' in again) || again.code !== formatted.code) {
      counts.unstable += 1;
      console.log(`unstable  ${file}`);
    }
  }
}
console.table([counts]);
