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

/** Where each template goes; the API's files and the fixtures first. */
const targets = ({ domain, kebab, camel, Pascal }) => ({
  'schema.ts': `packages/api/src/${kebab}/schema.ts`,
  'keys.ts': `packages/api/src/${kebab}/keys.ts`,
  'requests.ts': `packages/api/src/${kebab}/requests.ts`,
  'hooks.ts': `packages/api/src/${kebab}/hooks.ts`,
  'fixtures.ts': `mocks/${kebab}/fixtures.ts`,
  'handlers.ts': `mocks/${kebab}/handlers.ts`,
  'state.ts': `packages/features/src/${domain}/${camel}.state.ts`,
  'state.test.ts': `packages/features/src/${domain}/${camel}.state.test.ts`,
  'columns.tsx': `packages/features/src/${domain}/${camel}.columns.tsx`,
  'List.tsx': `packages/features/src/${domain}/${Pascal}List.tsx`,
  'List.stories.tsx': `packages/features/src/${domain}/${Pascal}List.stories.tsx`,
});

/** Adds the new path to the contract of the fixtures, where its real one replaces it later. */
function addEndpoint(root, snake) {
  const file = join(root, 'mocks/endpoint.ts');
  const source = readFileSync(file, 'utf8');
  const line = `  | 'GET /${snake}'\n`;
  if (!source.includes(line.trim()))
    writeFileSync(
      file,
      source.replace('type ContractEndpoint =\n', `type ContractEndpoint =\n${line}`),
    );
}

/**
 * Writes the files of a new list below `root` and answers their paths. Nothing is written where a
 * name is no kebab-case name or a file is there already.
 */
export function newList(root, domain, name) {
  for (const word of [domain, name]) {
    if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(word ?? ''))
      throw new Error(
        `"${word ?? ''}" is no name: use small letters, digits and single hyphens, such as daily-job-shifts.`,
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
  if (missing.length > 0) throw new Error(`Templates are missing: ${missing.join(', ')}`);

  for (const [template, target] of files) {
    const text = readFileSync(join(templates, `${template}.tpl`), 'utf8').replace(
      /__(domain|kebab|snake|camel|Pascal|Title)__/g,
      (_, key) => names[key],
    );
    mkdirSync(dirname(join(root, target)), { recursive: true });
    writeFileSync(join(root, target), text);
  }
  addEndpoint(root, names.snake);
  return files.map(([, target]) => target);
}
