import { entityFigureCases } from './entityFigures.cases.ts';
import {
  entityCsvCases,
  entityDetailCases,
  entityListCases,
  entityValueCases,
} from './entityReads.cases.ts';
import {
  addressCases,
  entityArchiveCases,
  entityBatchCases,
  entityChangeCases,
} from './entityWrites.cases.ts';
import { evidenceCases } from './evidence.cases.ts';
import {
  brokenScrapeCases,
  countCases,
  scrapeListCases,
  stuckScrapeCases,
} from './insights.cases.ts';
import { jobCases } from './jobs.cases.ts';
import {
  atsAndSiteTypeCases,
  changeReasonCases,
  reviewReasonCases,
  settingCases,
} from './lookups.cases.ts';
import { noteCases } from './notes.cases.ts';
import {
  monitoredDecisionCases,
  pitStopDecisionCases,
  reviewReadyDecisionCases,
} from './otherDecisions.cases.ts';
import { tagCases, userCases } from './people.cases.ts';
import { qualityListCases } from './qualityLists.cases.ts';
import {
  queueChangeCases,
  queueFigureCases,
  queueListenerCases,
  queueMergeCases,
  queuePlanCases,
  queueRequestCases,
} from './queue.cases.ts';
import { scrapeEditCases } from './scrapeEdits.cases.ts';
import { scrapeCases } from './scrapes.cases.ts';
import { scrapeWriteCases } from './scrapeWrites.cases.ts';
import { shiftDecisionCases } from './shiftDecisions.cases.ts';
import { shiftImpactCases } from './shiftImpact.cases.ts';
import { sidebarCases } from './sidebar.cases.ts';
import { tagAddCases, tagChangeCases, tagDeleteCases } from './tagWrites.cases.ts';
import { viewCases } from './views.cases.ts';
import { watchListDecisionCases } from './watchListDecisions.cases.ts';

/**
 * Every contract case by area. Every implementation of the contract runs all of them (`checkCase`).
 * It needs lookups, reason tags, one user per role, and eighty rows in each list of the dashboard,
 * each of another entity.
 */
export const contractTable = {
  entityList: entityListCases,
  entityCsv: entityCsvCases,
  entityDetail: entityDetailCases,
  entityValues: entityValueCases,
  entityFigures: entityFigureCases,
  changingEntities: entityChangeCases,
  archivingEntities: entityArchiveCases,
  entityBatches: entityBatchCases,
  addresses: addressCases,
  scrapes: scrapeCases,
  scrapeWrites: scrapeWriteCases,
  scrapeEdits: scrapeEditCases,
  scrapeLists: scrapeListCases,
  brokenScrapes: brokenScrapeCases,
  stuckScrapes: stuckScrapeCases,
  counts: countCases,
  shiftList: qualityListCases('/daily_job_shifts'),
  watchedList: qualityListCases('/watch_lists'),
  monitoredList: qualityListCases('/monitored_entities'),
  reviewReadyList: qualityListCases('/review_readies'),
  pitStopList: qualityListCases('/pit_stops'),
  shifts: shiftDecisionCases,
  shiftImpact: shiftImpactCases,
  watchList: watchListDecisionCases,
  monitored: monitoredDecisionCases,
  reviewReadies: reviewReadyDecisionCases,
  pitStops: pitStopDecisionCases,
  jobs: jobCases,
  evidence: evidenceCases,
  sidebar: sidebarCases,
  notes: noteCases,
  queueRequests: queueRequestCases,
  queueChanges: queueChangeCases,
  queueFigures: queueFigureCases,
  queueListeners: queueListenerCases,
  queueMerges: queueMergeCases,
  queuePlans: queuePlanCases,
  tags: tagCases,
  addingTags: tagAddCases,
  changingTags: tagChangeCases,
  deletingTags: tagDeleteCases,
  users: userCases,
  views: viewCases,
  atsAndSiteTypes: atsAndSiteTypeCases,
  settings: settingCases,
  changeReasons: changeReasonCases,
  reviewReasons: reviewReasonCases,
};
