import type { StageHistory } from '@console/api/stage-history/schema';

/** A run of a scrape, which consists of consecutive stages. Instants are Unix seconds. */
export interface Run {
  /** The id of its first stage. */
  id: number;
  start: number;
  /** Null while the run lasts. */
  end: number | null;
  /** The number of jobs that were parsed. */
  items: number;
  /** True when the run ended without a parsed job, or another run began before it ended. */
  isFailed: boolean;
}

type Stage = Pick<StageHistory, 'id' | 'stage' | 'start_time' | 'end_time' | 'items'>;

function runOf(stages: readonly [Stage, ...Stage[]], next: Stage | undefined): Run {
  const [{ id, start_time: start }] = stages;
  const isOpen = stages.some(({ end_time }) => end_time === null);
  const parsed = stages.find(({ stage, end_time }) => stage === 'parsing' && end_time !== null);
  const last = Math.max(...stages.map(({ start_time, end_time }) => end_time ?? start_time));
  const items = parsed?.items ?? 0;
  if (!isOpen) return { id, start, end: last, items, isFailed: items === 0 };
  return { id, start, end: next ? next.start_time : null, items, isFailed: next !== undefined };
}

/**
 * Groups the stages of one scrape into runs, oldest first. A new run begins with each spidering
 * stage, and with a stage that the current run already has.
 */
export function runsOf(stages: readonly Stage[]): readonly Run[] {
  const groups: [Stage, ...Stage[]][] = [];
  for (const stage of stages.toSorted((a, b) => a.start_time - b.start_time || a.id - b.id)) {
    const current = groups.at(-1);
    const isNew = stage.stage === 'spidering' || current?.some((one) => one.stage === stage.stage);
    if (!current || isNew) groups.push([stage]);
    else current.push(stage);
  }
  return groups.map((group, index) => runOf(group, groups[index + 1]?.[0]));
}
