import { monitoredEntities } from '@console/mocks/monitored-entities/fixtures';
import { pitStops } from '@console/mocks/pit-stops/fixtures';
import { reviewReadies } from '@console/mocks/review-readies/fixtures';
import { watchLists } from '@console/mocks/watch-lists/fixtures';
import { expect, test } from 'vitest';
import type { CellFilters } from '../../list/cellFilters/cellFilters.ts';
import { monitoredCellFilters } from '../monitored-entities/monitoredEntities.cellFilters.ts';
import { monitoredEntitiesColumns } from '../monitored-entities/monitoredEntities.columns.tsx';
import { monitoredEntitiesState } from '../monitored-entities/monitoredEntities.state.ts';
import { pitStopCellFilters } from '../pit-stop/pitStop.cellFilters.ts';
import { pitStopColumns } from '../pit-stop/pitStop.columns.tsx';
import { pitStopState } from '../pit-stop/pitStop.state.ts';
import { reviewReadyCellFilters } from '../review-ready/reviewReady.cellFilters.ts';
import { reviewReadyColumns } from '../review-ready/reviewReady.columns.tsx';
import { reviewReadyState } from '../review-ready/reviewReady.state.ts';
import { watchListCellFilters } from '../watch-list/watchList.cellFilters.ts';
import { watchListColumns } from '../watch-list/watchList.columns.tsx';
import { watchListState } from '../watch-list/watchList.state.ts';

interface Tab<Row> {
  cellFilters: CellFilters<Row>;
  columns: readonly { id: string }[];
  rows: readonly Row[];
  filters: object;
}

/** The filters that take one value; all others of these tabs take several. */
const ONE = /^(entityId|scrapeId|ticker|watchListed|dateRequested|lastTime(Changed|Reviewed))$/;

/** The filters that some cell of one of the rows offers. */
function offeredBy<Row>({ cellFilters, columns, rows, filters }: Tab<Row>) {
  const fields = Object.keys(filters).map((name) => ({
    kind: ONE.test(name) ? ('text' as const) : ('manyOf' as const),
    name,
    label: name,
  }));
  const offers = rows.flatMap((row) =>
    columns.flatMap(({ id }) => cellFilters.of(row, id, { search: '', fields })),
  );
  return [...new Set(offers.map(({ words }) => words.split(':')[0]))].toSorted();
}

const none = { open: () => {}, activate: () => {} };

test('H-FLT-006 the cells of the watch list offer these filters', () => {
  expect(
    offeredBy({
      cellFilters: watchListCellFilters,
      columns: watchListColumns(none),
      rows: watchLists,
      filters: watchListState.filters,
    }),
  ).toEqual(['assignedTo', 'entityId', 'scrapeId', 'tag', 'watchListed']);
});

test.each([
  [
    'monitored',
    [
      'canNotBeScraped',
      'entityId',
      'exchange',
      'lastTimeChanged',
      'lastTimeReviewed',
      'sector',
      'state',
      'tags',
      'ticker',
      'tier',
    ],
  ],
  [
    'new',
    ['entityId', 'exchange', 'lastTimeChanged', 'lastTimeReviewed', 'state', 'ticker', 'tier'],
  ],
])('H-FLT-006 the cells of %s entities offer these filters', (kind, expected) => {
  expect(
    offeredBy({
      cellFilters: monitoredCellFilters,
      columns: monitoredEntitiesColumns(none),
      rows: monitoredEntities.filter((row) => row.kind === kind),
      filters: monitoredEntitiesState.filters,
    }),
  ).toEqual(expected);
});

test('H-FLT-006 the cells of review ready offer these filters', () => {
  expect(
    offeredBy({
      cellFilters: reviewReadyCellFilters,
      columns: reviewReadyColumns(none),
      rows: reviewReadies,
      filters: reviewReadyState.filters,
    }),
  ).toEqual([
    'entityId',
    'exchange',
    'lastTimeChanged',
    'lastTimeReviewed',
    'tag',
    'ticker',
    'tier',
  ]);
});

test('H-FLT-006 the cells of pit stops offer these filters', () => {
  expect(
    offeredBy({
      cellFilters: pitStopCellFilters,
      columns: pitStopColumns(none),
      rows: pitStops,
      filters: pitStopState.filters,
    }),
  ).toEqual(['dateRequested', 'priority', 'reason_code', 'status', 'tag', 'tier']);
});
