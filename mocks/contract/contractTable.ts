import { entityReadCases } from './entityReads.cases.ts';
import { addressCases, entityArchiveCases, entityChangeCases } from './entityWrites.cases.ts';
import { insightCases } from './insights.cases.ts';
import { reasonCodeCases, settingCases } from './lookups.cases.ts';
import { tagCases, userCases } from './people.cases.ts';
import { scrapeCases } from './scrapes.cases.ts';
import { tagWriteCases } from './tagWrites.cases.ts';

/**
 * Every case by area; whoever claims to speak the contract runs all of them (`checkCase`). Look-ups, reason tags and one user per role
 * have to be there.
 */
export const contractTable = {
  readingEntities: entityReadCases,
  changingEntities: entityChangeCases,
  archivingEntities: entityArchiveCases,
  addresses: addressCases,
  scrapes: scrapeCases,
  insights: insightCases,
  tags: tagCases,
  changingTags: tagWriteCases,
  users: userCases,
  settings: settingCases,
  reasonCodes: reasonCodeCases,
};
