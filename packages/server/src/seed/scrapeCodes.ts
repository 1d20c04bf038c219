import { scrapeCode, scrapeCodeHistory } from '../db/schema/scrapes.ts';
import type { EmployerFacts, ScrapeFacts } from './employerFacts.ts';
import { addEvent } from './events.ts';
import { reasonCodes } from './lookups/reasonCodes.ts';
import { phpCode } from './phpCode.ts';
import type { Random } from './random.ts';
import { pickStaff, type World } from './world.ts';

const shortest = 34;

/** Most scripts are a screen or two; a few grew over years. */
const lengthOf = (world: World, random: Random, isLongest: boolean): number =>
  isLongest
    ? world.size.longestCode
    : random.skewed(
        shortest,
        Math.min(world.size.longestCode, random.chance(0.06) ? 1200 : 220),
        2.5,
      );

/**
 * The current code of a scrape and how it came to be. A combo keeps its one script as spider code
 * (contract D16) and an old parser beside it.
 */
export function addCodes(
  world: World,
  employer: EmployerFacts,
  scrape: ScrapeFacts,
  random: Random,
): void {
  const types = [
    ['spider', scrape.isCombo ? 'combo' : 'spider'],
    ['parser', 'parser'],
  ] as const;
  for (const [codeType, kind] of types) {
    const lines = lengthOf(world, random, scrape.id === 3 && codeType === 'parser');
    const versions = 1 + random.int(0, world.size.codeVersions);
    let modified = scrape.addedAt;
    for (let version = 1; version <= versions; version += 1) {
      const by = pickStaff(world, random, 'scraping');
      // Each version is somewhat longer than the one before, as code grows.
      const grown = Math.max(shortest, Math.round((lines * (versions + version)) / (2 * versions)));
      const code = phpCode(
        kind,
        world.random('code', scrape.id, codeType, version),
        { employer: employer.name, ats: scrape.ats, portal: scrape.portal },
        grown,
      );
      modified = world.clock.after(modified, random.int(1, 24 * 60));
      const [reasonCode, label] =
        version === 1 ? reasonCodes.code_change[0] : random.pick(reasonCodes.code_change.slice(1));
      world.rows.add(scrapeCodeHistory, {
        id: world.rows.nextId(scrapeCodeHistory),
        scrapeId: scrape.id,
        codeType,
        idx: version,
        code,
        reasonCode,
        userId: by.id,
        modified,
      });
      addEvent(world, {
        entityId: employer.id,
        scrapeId: scrape.id,
        type: 'scrape_code',
        name: codeType === 'spider' ? 'spider_saved' : 'parser_saved',
        at: modified,
        by,
        state: String(version),
        previous: String(version - 1),
        notes: label,
      });
      if (version === versions)
        world.rows.add(scrapeCode, {
          scrapeId: scrape.id,
          codeType,
          code,
          modified,
          userId: by.id,
        });
    }
  }
}
