// `npm run requirements [-- --missing] [--area A-ENT,B-VAL]`: which requirement lines of docs/requirements a test, a story or a journey names.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const args = process.argv.slice(2);
const valueOf = (name) => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
};
const onlyAreas = valueOf('--area')?.split(',');
const isMissingAsked = args.includes('--missing');

/** @type {Map<string, { id: string; text: string }[]>} */
const areas = new Map();
for (const file of readdirSync(join(root, 'docs/requirements'))
  .filter((name) => name.endsWith('.md'))
  .sort()) {
  for (const line of readFileSync(join(root, 'docs/requirements', file), 'utf8').split('\n')) {
    const found = /^- `(([AB]-[A-Z]+)-\d{3})` (.*)$/.exec(line);
    if (!found) continue;
    const [, id, area, text] = found;
    areas.set(area, [...(areas.get(area) ?? []), { id, text }]);
  }
}

const skipped = new Set(['node_modules', 'dist', 'docs', '.git', '.tsout', 'storybook-static']);
const named = new Set();
(function walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) walk(path);
      continue;
    }
    if (!/\.(test|spec|stories|e2e)\.[cm]?[jt]sx?$/.test(entry.name)) continue;
    for (const id of readFileSync(path, 'utf8').match(/\b[AB]-[A-Z]{2,4}-\d{3}\b/g) ?? [])
      named.add(id);
  }
})(root);

let covered = 0;
let total = 0;
for (const [area, lines] of areas) {
  if (onlyAreas && !onlyAreas.some((wanted) => area === wanted || area.endsWith(`-${wanted}`)))
    continue;
  const missing = lines.filter(({ id }) => !named.has(id));
  covered += lines.length - missing.length;
  total += lines.length;
  console.log(
    `${area.padEnd(6)} ${String(lines.length - missing.length).padStart(4)} of ${String(lines.length).padStart(4)}`,
  );
  if (isMissingAsked) for (const { id, text } of missing) console.log(`       ${id}  ${text}`);
}
const known = new Set([...areas.values()].flat().map(({ id }) => id));
const unknown = [...named].filter((id) => !known.has(id) && !id.includes('-AMB-'));
console.log(`${covered} of ${total} requirement lines are named by a test`);
if (unknown.length > 0 && !onlyAreas)
  console.log(`Named, but not written down in docs/requirements: ${unknown.join(' ')}`);
