import { useAskForEvidence, type EvidenceSubject } from '@console/api/evidence/client';
import { preloadMarkedLine } from '@console/ui/charts/MarkedLine.ts';
import type { Day } from '../../list/days.ts';
import { evidenceWindow } from './evidenceWindow.ts';

/**
 * Preloads the data and the chunks that `Evidence` needs for a row, at most once a minute. Pass the
 * same `day` as to `Evidence`.
 */
export function usePreloadEvidence() {
  const ask = useAskForEvidence();
  return (subject: EvidenceSubject, day?: Day): void => {
    preloadMarkedLine();
    ask(subject, evidenceWindow(day).window);
  };
}
