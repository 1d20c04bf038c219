import { dueOf, readDueTimes } from '@console/api/company-queues/due';
import type { QueueRequestRow } from '@console/api/company-queues/schema';
import { getConfig } from '@console/api/core/config';
import { lazy } from '@console/ui/lazy';
import { StatusBadge } from '@console/ui/StatusBadge';
import { Tooltip } from '@console/ui/Tooltip';
import { Suspense } from 'react';
import { describeDue } from './due.ts';

const DueTip = lazy(() => import('./DueTip.tsx').then((module) => module.DueTip));

interface DueTextProps {
  request: QueueRequestRow;
}

/**
 * Says when a request is due. The tooltip shows the instant. A request without a due time has an en
 * dash.
 */
export function DueText({ request }: DueTextProps) {
  const { dueTimes, timeZone } = getConfig();
  const due = dueOf(request, readDueTimes(dueTimes) ?? [], timeZone);
  if (!due) return '–';
  const { words, isOverdue } = describeDue(due.at);
  const tip = (
    <Suspense>
      <DueTip {...due} />
    </Suspense>
  );
  return (
    <Tooltip content={tip}>
      {/* The text is focusable, so that the keyboard can reach the tooltip. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span tabIndex={0}>
        {isOverdue ? <StatusBadge tone="danger">{words}</StatusBadge> : words}
      </span>
    </Tooltip>
  );
}
