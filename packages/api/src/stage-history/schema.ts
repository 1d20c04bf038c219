import * as v from 'valibot';
import { instant, orNull, relationId, text, whole } from '../core/wire.ts';

/** One stage of one run. Instants are in unix seconds. `end_time` is null while the stage lasts. */
export const stageHistorySchema = v.object({
  id: relationId,
  stage: text,
  scrape_id: relationId,
  scrape_name: text,
  start_time: instant,
  end_time: orNull(instant),
  items: whole,
  company_id: relationId,
});
export type StageHistory = v.InferOutput<typeof stageHistorySchema>;
