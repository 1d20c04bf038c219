import { useAskForEvidence, type EvidenceSubject } from '@console/api/evidence/client';
import { preloadMarkedLine } from '@console/ui/charts/MarkedLine.ts';
import type { Day } from '../../list/days.ts';
import { evidenceWindow } from './evidenceWindow.ts';

/**
 * Asks for what `Evidence` shows of a row before the row is opened, at most once a minute, and for
 * its scripts. Give it the same `day`.
 */
export function usePreloadEvidence() {
  const ask = useAskForEvidence();
  return (subject: EvidenceSubject, day?: Day): void => {
    preloadMarkedLine();
    ask(subject, evidenceWindow(day).window);
  };
}
