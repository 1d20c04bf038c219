// `npm run requirements`: which requirement lines of docs/requirements a test, a story or a journey names.
//   --missing           the lines that none names
//   --area A-ENT,B-VAL  these areas alone
//   --crowded           titles and lists with more than four IDs
//   --headers           IDs that stand in comments and titles of groups alone, where nothing shows what asserts them
//   --check             ends with code 1 where --crowded or --headers would list anything
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './prepare.mjs';
import { MAX_IDS, readClaims, readTests } from './requirementClaims.mjs';

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    missing: { type: 'boolean' },
    crowded: { type: 'boolean' },
    headers: { type: 'boolean' },
    check: { type: 'boolean' },
  },
});
const onlyAreas = values.area?.split(',');

/** @type {Map<string, { id: string; text: string }[]>} */
const areas = new Map();
for (const file of readdirSync(join(root, 'docs/requirements'))
  .filter((name) => name.endsWith('.md'))
  .sort()) {
  for (const line of readFileSync(join(root, 'docs/requirements', file), 'utf8').split('\n')) {
    const found = /^- `(([ABH]-[A-Z]+)-\d{3})` (.*)$/.exec(line);
    if (!found) continue;
    const [, id, area, text] = found;
    areas.set(area, [...(areas.get(area) ?? []), { id, text }]);
  }
}

const { named, onlyInHeaders, crowded } = readClaims(readTests(root));

let covered = 0;
let total = 0;
for (const [area, lines] of areas) {
  if (onlyAreas && !onlyAreas.some((name) => area === name || area.endsWith(`-${name}`))) continue;
  const missing = lines.filter(({ id }) => !named.has(id));
  covered += lines.length - missing.length;
  total += lines.length;
  console.log(
    `${area.padEnd(6)} ${String(lines.length - missing.length).padStart(4)} of ${String(lines.length).padStart(4)}`,
  );
  if (values.missing) for (const { id, text } of missing) console.log(`       ${id}  ${text}`);
}
const known = new Set([...areas.values()].flat().map(({ id }) => id));
const unknown = [...named].filter((id) => !known.has(id) && !id.includes('-AMB-'));
console.log(`${covered} of ${total} requirement lines are named by a test`);
if (unknown.length > 0 && !onlyAreas)
  console.log(`Named by tests, but not defined in docs/requirements: ${unknown.join(' ')}`);

if (!onlyAreas) {
  console.log(
    `${crowded.length} titles and lists name more than ${MAX_IDS} requirement IDs (see --crowded)`,
  );
  if (values.crowded)
    for (const { path, line, ids } of crowded)
      console.log(`       ${path}:${line}  ${ids.join(' ')}`);
  console.log(
    `${onlyInHeaders.size} requirement IDs are named only in comments and group titles (see --headers)`,
  );
  if (values.headers)
    for (const [id, paths] of onlyInHeaders) console.log(`       ${id}  ${paths.join(' ')}`);
  if (values.check && (crowded.length > 0 || onlyInHeaders.size > 0)) process.exitCode = 1;
}
