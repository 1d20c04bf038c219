import { entityReadCases } from './entityReads.cases.ts';
import { addressCases, entityArchiveCases, entityChangeCases } from './entityWrites.cases.ts';
import { insightCases } from './insights.cases.ts';
import { reasonCodeCases, settingCases } from './lookups.cases.ts';
import {
  monitoredDecisionCases,
  pitStopDecisionCases,
  reviewReadyDecisionCases,
} from './otherDecisions.cases.ts';
import { tagCases, userCases } from './people.cases.ts';
import { qualityListCases } from './qualityLists.cases.ts';
import { scrapeCases } from './scrapes.cases.ts';
import { shiftDecisionCases } from './shiftDecisions.cases.ts';
import { sidebarCases } from './sidebar.cases.ts';
import { tagWriteCases } from './tagWrites.cases.ts';
import { watchListDecisionCases } from './watchListDecisions.cases.ts';

/**
 * Every contract case by area. Every implementation of the contract runs all of them (`checkCase`).
 * It needs lookups, reason tags, one user per role, and eighty rows in each list of the dashboard,
 * each of another entity.
 */
export const contractTable = {
  readingEntities: entityReadCases,
  changingEntities: entityChangeCases,
  archivingEntities: entityArchiveCases,
  addresses: addressCases,
  scrapes: scrapeCases,
  insights: insightCases,
  qualityLists: qualityListCases,
  shifts: shiftDecisionCases,
  watchList: watchListDecisionCases,
  monitored: monitoredDecisionCases,
  reviewReadies: reviewReadyDecisionCases,
  pitStops: pitStopDecisionCases,
  sidebar: sidebarCases,
  tags: tagCases,
  changingTags: tagWriteCases,
  users: userCases,
  settings: settingCases,
  reasonCodes: reasonCodeCases,
};
