// `npm run new:list -- <domain> <name>`: the files of a new list, such as `npm run new:list -- insights stuck-scrapes`.
import { newList } from './newList/newList.mjs';
import { bin, root, run } from './prepare.mjs';

const [domain, name] = process.argv.slice(2);
if (!domain || !name) {
  console.error(
    'Usage: npm run new:list -- <domain> <name>, for example: npm run new:list -- insights stuck-scrapes',
  );
  process.exit(1);
}
try {
  const files = newList(root, domain, name);
  await run(bin('oxfmt'), files);
  console.log(files.join('\n'));
  console.log(`
These files type-check and their tests pass as they are. Then:
1. The contract: the row's fields, its path, sort keys and filters in packages/api/src/${name}; then add its endpoints to packages/server/src/contract.ts and serve them there.
2. What the screen shows: columns and filter fields, ${name} in packages/features/src/${domain}.
3. The page: an entry in packages/app/src/pages/pages.tsx, with \`menu\` where the side menu has it.
4. Its words, its first request and the columns that sort in packages/features/src/list/everyList.cases.tsx.
5. Name the requirement lines that the stories assert in their parameters.covers.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
