import { noonOf } from '@console/api/core/noonOf';
import type { EventLog } from '@console/api/event-logs/schema';
import type { CodeSave, DayErrors, PastAlert, PastReview } from '@console/api/evidence/schema';
import type { NoteRow } from '@console/api/notes/schema';
import type { UserRef } from '@console/api/users/schema';
import type { ChartMark } from '@console/ui/charts/MarkedLine.ts';
import { counted } from '@console/ui/counted.ts';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { formatCount } from '@console/ui/numbers.ts';
import { dayOf, spelledDay } from '../../list/days.ts';
import { codeLabel } from '../../parts/cells/codeLabel.ts';
import { noteAddress } from '../../parts/notes/noteLabels.ts';
import { userLabel } from '../../parts/people/userLabel.ts';
import type { Run } from './runs.ts';

const by = (user: UserRef | null) => (user ? ` by ${userLabel(user)}` : '');
const inBrackets = (code: string) => (code === '' ? '' : ` (${codeLabel(code)})`);

export const saveMark =
  (scrapeId: number) =>
  ({ id, code_type, index, modified, reason_code, user }: CodeSave): ChartMark => ({
    id: `save-${id}`,
    at: modified,
    text: `${codeLabel(code_type)} version ${index} saved, ${formatMinute(modified)}${by(user)}${inBrackets(reason_code)}`,
    href: `/scrapes/${scrapeId}/${code_type}/history?right=${id}`,
  });

export const runMark =
  (scrapeId: number) =>
  ({ id, start, end, items, isFailed }: Run): ChartMark => {
    const day = dayOf(new Date(start * 1000));
    const until =
      end === null ? 'still running' : `to ${formatMinute(end)}, ${counted(items, 'job')}`;
    return {
      id: `run-${id}`,
      at: start,
      until: end ?? start,
      text: `${isFailed ? 'Failed run' : 'Run'}, ${formatMinute(start)} ${until}`,
      href: `/scrapes/${scrapeId}/overview?stageStart=${day}&stageEnd=${day}`,
      ...(isFailed && { tone: 'danger' as const }),
    };
  };

export const errorMark =
  (scrapeId: number) =>
  ({ date, count }: DayErrors): ChartMark => ({
    id: `errors-${date}`,
    at: noonOf(date) ?? 0,
    text: `${formatCount(count)} ${count === 1 ? 'error' : 'errors'}, ${spelledDay(date)}`,
    href: `/scrapes/${scrapeId}/overview`,
    tone: 'danger',
  });

export const underrunMark =
  (scrapeId: number) =>
  ({ id, created_at, resolved_at }: PastAlert): ChartMark => ({
    id: `underrun-${id}`,
    at: created_at,
    text: `Underrun, ${formatMinute(created_at)}${resolved_at === null ? ', still open' : ` to ${formatMinute(resolved_at)}`}`,
    href: `/scrapes/${scrapeId}/overview`,
    tone: 'danger',
  });

/**
 * The mark of a review. It links to the note of the review, or to the event log when there is no
 * note.
 */
export const reviewMark =
  (entityId: number) =>
  ({ id, subject, action, created_at, user, note_id, scrape_id }: PastReview): ChartMark => ({
    id: `review-${id}`,
    at: created_at,
    text: `${codeLabel(subject)} review: ${codeLabel(action)}, ${formatMinute(created_at)}${by(user)}`,
    href:
      note_id !== null
        ? noteAddress({ id: note_id, entity_id: entityId })
        : scrape_id === null
          ? `/entities/${entityId}/event-log`
          : `/scrapes/${scrape_id}/event-log`,
  });

export const noteMark =
  (entityId: number) =>
  ({ id, title, created, user }: NoteRow): ChartMark => ({
    id: `note-${id}`,
    at: created ?? 0,
    text: `Note: ${title ?? '–'}, ${formatMinute(created ?? 0)}${by(user)}`,
    href: noteAddress({ id, entity_id: entityId }),
  });

export const eventMark =
  (entityId: number) =>
  ({ id, event_type, event_name, created_at, user }: EventLog): ChartMark => ({
    id: `event-${id}`,
    at: created_at,
    text: `${codeLabel(event_type)}: ${codeLabel(event_name)}, ${formatMinute(created_at)}${by(user)}`,
    href: `/entities/${entityId}/event-log?search=${id}`,
  });
