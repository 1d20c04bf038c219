import { phpCode } from '@console/development/demo/phpCode';
import { Random } from '@console/development/demo/random';

const SCRIPTS = 300;
const BLOCK = 1024;

/**
 * Pieces of PHP of about a kilobyte each. The database builds its scripts from them, because
 * sending 160,000 scripts would take longer than measuring.
 */
export function codeBlocks(): string[] {
  const blocks: string[] = [];
  for (let number = 1; number <= SCRIPTS; number += 1) {
    const random = Random.at(number, 'bench');
    const script = phpCode(
      random.pick(['spider', 'parser', 'combo']),
      random,
      {
        entity: `Employer ${number}`,
        ats: null,
        portal: `https://jobs${number}.example/openings`,
      },
      150,
    );
    let block = '';
    for (const part of script.split(/\n{2,}/).filter((text) => text.length > 40)) {
      block += `${part}\n\n`;
      if (block.length < BLOCK) continue;
      blocks.push(block.slice(0, BLOCK));
      block = '';
    }
  }
  return blocks;
}

/** What the code search is measured with; each share is of the scrapes. */
export const codePatterns = {
  'in every code': 'function',
  'in three of ten, any case': 'KEEPCOOKIES',
  'in one of twenty': 'openShadowRoot(',
  'in one of seventy': 'waitForIdle',
  'in the last tenth of the list': 'legacyFeed',
  'in one scrape': 'portal4711.example/spider',
  nowhere: 'quantumFlux',
  'nowhere, its letters everywhere': 'private static return null',
  'nowhere, a thousand characters': Array.from({ length: 70 }, (_, i) => `$row${i} = parse(${i});`)
    .join(' ')
    .slice(0, 1000),
} as const;

/** The marks of the patterns in the script of scrape `n`, in a data set of `entities` entities. */
export const codeMarks = (entities: number) => `
  CASE WHEN n % 10 < 3 THEN E'    $this->keepCookies();\\n' ELSE '' END || CASE WHEN n % 20 = 0 THEN E'    $this->openShadowRoot($page);\\n' ELSE '' END ||
  CASE WHEN n % 70 = 0 THEN E'    $this->waitForIdle();\\n' ELSE '' END || CASE WHEN 1 + n % ${entities} <= ${entities} / 10 THEN E'    $this->legacyFeed();\\n' ELSE '' END`;
