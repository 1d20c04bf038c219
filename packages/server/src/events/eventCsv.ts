import { csvInstant } from '@console/api/core/hydra/csv';
import { seconds } from '@console/api/core/hydra/envelope';
import { eventCsvColumns } from '@console/api/event-logs/list';
import { isRole, ROLE_LABELS } from '@console/api/roles/rules';
import type { CsvDefinition } from '../hydra/csvExport.ts';
import { richTextToText } from '../hydra/richText.ts';
import { findEvents } from './eventList.ts';

/** GET …/event_logs/csv. */
export const eventCsv: CsvDefinition = {
  fileName: 'event-logs',
  header: eventCsvColumns,
  async load(session, ids) {
    const found = await findEvents(session, ids);
    return found.map(({ row, user }) => ({
      id: row.id,
      cells: [
        row.eventType,
        row.eventName,
        row.currentState,
        row.previousState,
        csvInstant(seconds(row.createdAt)),
        user === null ? null : `${user.firstName} ${user.lastName}`,
        row.userRole !== null && isRole(row.userRole) ? ROLE_LABELS[row.userRole] : row.userRole,
        row.notes === null ? null : richTextToText(row.notes),
      ],
    }));
  },
};
