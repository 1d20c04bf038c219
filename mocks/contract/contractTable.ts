import { entityReadCases } from './entityReads.cases.ts';
import { addressCases, entityArchiveCases, entityChangeCases } from './entityWrites.cases.ts';
import { reasonCodeCases, settingCases } from './lookups.cases.ts';
import { tagCases, userCases } from './people.cases.ts';
import { scrapeCases } from './scrapes.cases.ts';

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
  tags: tagCases,
  users: userCases,
  settings: settingCases,
  reasonCodes: reasonCodeCases,
};
