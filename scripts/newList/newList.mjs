import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const templates = import.meta.dirname;
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** `daily-job-shifts` in the spellings that the files need. */
export function namesOf(domain, kebab) {
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  return {
    domain,
    kebab,
    snake: words.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    Pascal: pascal,
    Title: words.map(capital).join(' '),
  };
}

/** Maps each template to its target path. The API's files and the fixtures come first. */
const targets = ({ domain, kebab, camel, Pascal }) => ({
  'schema.ts': `packages/api/src/${kebab}/schema.ts`,
  'list.ts': `packages/api/src/${kebab}/list.ts`,
  'endpoints.ts': `packages/api/src/${kebab}/endpoints.ts`,
  'client.ts': `packages/api/src/${kebab}/client.ts`,
  'fixtures.ts': `mocks/${kebab}/fixtures.ts`,
  'handlers.ts': `mocks/${kebab}/handlers.ts`,
  'state.ts': `packages/features/src/${domain}/${camel}.state.ts`,
  'state.test.ts': `packages/features/src/${domain}/${camel}.state.test.ts`,
  'columns.tsx': `packages/features/src/${domain}/${camel}.columns.tsx`,
  'List.tsx': `packages/features/src/${domain}/${Pascal}List.tsx`,
  'List.stories.tsx': `packages/features/src/${domain}/${Pascal}List.stories.tsx`,
});

/** Adds a line to a file of `packages/api/src`, after the line that is given. */
function addLine(root, name, after, line) {
  const file = join(root, 'packages/api/src', name);
  const source = readFileSync(file, 'utf8');
  if (!source.includes(line)) writeFileSync(file, source.replace(after, `${after}${line}`));
}

/**
 * Writes the files of a new list below `root` and returns their paths. Writes nothing when a name
 * is not kebab-case or a file exists already.
 */
export function newList(root, domain, name) {
  for (const word of [domain, name]) {
    if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(word ?? ''))
      throw new Error(
        `"${word ?? ''}" is not a valid name: use lower-case letters, digits and single hyphens, such as daily-job-shifts.`,
      );
  }
  const names = namesOf(domain, name);
  const files = Object.entries(targets(names));
  const there = files
    .map(([, target]) => target)
    .filter((target) => existsSync(join(root, target)));
  if (there.length > 0)
    throw new Error(
      `Nothing was written, because these files are there already:\n${there.join('\n')}`,
    );
  const missing = files
    .map(([template]) => `${template}.tpl`)
    .filter((template) => !readdirSync(templates).includes(template));
  if (missing.length > 0)
    throw new Error(`These templates are missing in scripts/newList: ${missing.join(', ')}`);

  for (const [template, target] of files) {
    const text = readFileSync(join(templates, `${template}.tpl`), 'utf8').replace(
      /__(domain|kebab|snake|camel|Pascal|Title)__/g,
      (_, key) => names[key],
    );
    mkdirSync(dirname(join(root, target)), { recursive: true });
    writeFileSync(join(root, target), text);
  }
  addLine(root, 'core/keys.ts', 'export type Resource =\n', `  | '${names.kebab}'\n`);
  addLine(root, 'views/schema.ts', 'export const VIEW_LISTS = [\n', `  '${names.kebab}',\n`);
  return files.map(([, target]) => target);
}
