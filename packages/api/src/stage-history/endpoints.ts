import { getList } from '../core/endpoint.ts';
import { entityStageHistoryList, scrapeStageHistoryList } from './list.ts';
import { stageHistorySchema } from './schema.ts';

export const ofScrape = getList(scrapeStageHistoryList, stageHistorySchema);
export const ofEntity = getList(entityStageHistoryList, stageHistorySchema);
