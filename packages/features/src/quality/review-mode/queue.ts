/** The outcome of a row in the queue. A row without a mark still waits for a decision. */
export type Mark = 'skipped' | 'decided' | 'gone';

/**
 * The rows that review mode goes through, in the order that the list had when review mode was
 * opened.
 */
export interface Queue<Row> {
  readonly ids: readonly number[];
  /** The rows by id, as last read. */
  readonly rows: ReadonlyMap<number, Row>;
  /** The index of the present row; equal to `ids.length` at the end of the queue. */
  readonly at: number;
  /** Pending steps beyond the loaded rows. They are taken when more rows arrive. */
  readonly ahead: number;
  readonly marks: ReadonlyMap<number, Mark>;
  /** The number of rows in the list. */
  readonly total: number;
  /** True when `total` is a lower bound. */
  readonly capped: boolean;
  /** True when the queue holds all rows of the list. */
  readonly complete: boolean;
}

/** Rows of a list, in its order. */
export interface QueuePage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly totalCapped?: boolean;
  /** True when no row follows in the list. */
  readonly last: boolean;
}

export type QueueAction<Row> =
  /** The first page of the list, which replaces the rows taken from the screen. */
  | { type: 'snapshot'; page: QueuePage<Row> }
  /** The rows that follow. Rows that the queue has already are left out. */
  | { type: 'refill'; page: QueuePage<Row> }
  /** A row was read again. */
  | { type: 'read'; row: Row }
  | { type: 'gone'; id: number }
  | { type: 'move'; steps: number }
  /** The person acts on the present row, so pending steps are cancelled. */
  | { type: 'stay' }
  /** Goes to a row. A row that is not in the queue is inserted before the present one. */
  | { type: 'open'; row: Row }
  | { type: 'go'; id: number }
  | { type: 'skip' }
  | { type: 'decided'; id: number }
  /** A decision was taken back. */
  | { type: 'undone'; id: number }
  /** A review was refused after the reviewer has moved on, so its row waits again. */
  | { type: 'refused'; id: number }
  /** The skipped rows wait again. */
  | { type: 'again' };

type Identified = { id: number };

const byId = <Row extends Identified>(
  rows: ReadonlyMap<number, Row>,
  items: readonly Row[],
): ReadonlyMap<number, Row> => new Map([...rows, ...items.map((row) => [row.id, row] as const)]);

/** A queue of the rows on the screen, used until the first page is read. */
export function startQueue<Row extends Identified>(
  items: readonly Row[],
  total: number,
  id: number | undefined,
): Queue<Row> {
  const ids = items.map((row) => row.id);
  return {
    ids,
    rows: byId(new Map(), items),
    at: Math.max(0, id === undefined ? 0 : ids.indexOf(id)),
    ahead: 0,
    marks: new Map(),
    total,
    capped: false,
    complete: false,
  };
}

/** The id of the present row. Undefined when no row is left. */
export const currentId = ({ ids, at }: Queue<unknown>): number | undefined => ids[at];

/**
 * The index of the next row that waits. It is searched after the present row and, when the queue is
 * complete, from the start. Without such a row it is `ids.length`.
 */
function nextWaiting({ ids, marks, complete }: Queue<unknown>, after: number): number {
  const waits = (id: number) => !marks.has(id);
  const next = ids.findIndex((id, index) => index > after && waits(id));
  if (next >= 0) return next;
  const before = complete ? ids.findIndex(waits) : -1;
  return before >= 0 ? before : ids.length;
}

/** The id of the next row that waits. Undefined when there is none. */
export const followingId = (queue: Queue<unknown>): number | undefined =>
  queue.ids[nextWaiting(queue, queue.at)];

const marked = <Row>(queue: Queue<Row>, id: number, mark: Mark): Queue<Row> => ({
  ...queue,
  marks: new Map([...queue.marks, [id, mark]]),
});

/** Makes the row at an index the present one. */
const goTo = <Row>(queue: Queue<Row>, at: number): Queue<Row> => ({ ...queue, at, ahead: 0 });

const goOn = <Row>(queue: Queue<Row>) => goTo(queue, nextWaiting(queue, queue.at));

/**
 * Moves by a number of steps. Steps beyond the loaded rows become pending, unless the list ends
 * there.
 */
function move<Row>(queue: Queue<Row>, steps: number): Queue<Row> {
  const { ids, at, ahead } = queue;
  if (ids.length === 0) return queue;
  const wanted = Math.max(0, Math.min(lengthOf(queue) - 1, at + ahead + steps));
  const reached = Math.min(wanted, ids.length - 1);
  return { ...queue, at: reached, ahead: wanted - reached };
}

/**
 * Replaces the rows from the screen by the first page. When the present row is not on that page, it
 * stays after the rows that came before it.
 */
function snapshot<Row extends Identified>(
  queue: Queue<Row>,
  { items, total, totalCapped = false, last }: QueuePage<Row>,
): Queue<Row> {
  const current = currentId(queue);
  const listed = [...new Set(items.map(({ id }) => id))];
  const before = queue.ids.slice(0, queue.at).findLast((id) => listed.includes(id));
  const place = before === undefined ? 0 : listed.indexOf(before) + 1;
  const hasLeft = current !== undefined && !listed.includes(current);
  const ids = hasLeft ? listed.toSpliced(place, 0, current) : listed;
  const rows = byId(queue.rows, items);
  const taken = { ...queue, ids, rows, total, capped: totalCapped, complete: last };
  return current === undefined
    ? { ...taken, at: nextWaiting(taken, place - 1) }
    : move({ ...taken, at: ids.indexOf(current) }, 0);
}

function refill<Row extends Identified>(
  queue: Queue<Row>,
  { items, last }: QueuePage<Row>,
): Queue<Row> {
  const ids = [...new Set([...queue.ids, ...items.map(({ id }) => id)])];
  const longer = { ...queue, ids, rows: byId(queue.rows, items), complete: last };
  // A reviewer who waited at the end continues with the new rows.
  return queue.at < queue.ids.length
    ? move(longer, 0)
    : { ...longer, at: nextWaiting(longer, queue.at - 1) };
}

/** The reducer of the queue. It is pure and sends no request. */
export function queueReducer<Row extends Identified>(
  queue: Queue<Row>,
  action: QueueAction<Row>,
): Queue<Row> {
  const { ids, rows, marks, at } = queue;
  switch (action.type) {
    case 'snapshot':
      return snapshot(queue, action.page);
    case 'refill':
      return refill(queue, action.page);
    case 'read':
      return { ...queue, rows: byId(rows, [action.row]) };
    case 'gone':
      return marked(queue, action.id, 'gone');
    case 'move':
      return move(queue, action.steps);
    case 'stay':
      return queue.ahead === 0 ? queue : goTo(queue, at);
    case 'open': {
      const { id } = action.row;
      const index = ids.indexOf(id);
      const opened = { ...queue, rows: byId(rows, [action.row]) };
      return index >= 0
        ? goTo(opened, index)
        : { ...goTo(opened, at), ids: ids.toSpliced(at, 0, id), total: queue.total + 1 };
    }
    case 'go': {
      const index = ids.indexOf(action.id);
      return index < 0 ? queue : goTo(queue, index);
    }
    case 'skip': {
      const id = currentId(queue);
      if (id === undefined) return queue;
      // A row that is decided or gone keeps its mark.
      return goOn(marks.has(id) ? queue : marked(queue, id, 'skipped'));
    }
    case 'decided': {
      const decided = marked(queue, action.id, 'decided');
      return currentId(queue) === action.id ? goOn(decided) : decided;
    }
    case 'undone': {
      const index = ids.indexOf(action.id);
      const left = new Map(marks);
      left.delete(action.id);
      return index < 0 ? queue : { ...goTo(queue, index), marks: left };
    }
    case 'refused': {
      const left = new Map(marks);
      left.delete(action.id);
      return { ...queue, marks: left };
    }
    case 'again': {
      const left = new Map([...marks].filter(([, mark]) => mark !== 'skipped'));
      const waiting = { ...queue, marks: left };
      return goTo(waiting, nextWaiting(waiting, -1));
    }
    default:
      return action satisfies never;
  }
}

/** How many rows have a mark. */
export const countOf = ({ marks }: Queue<unknown>, mark: Mark): number =>
  [...marks.values()].filter((one) => one === mark).length;

/** The length of the queue, as far as it is known. */
export const lengthOf = ({ ids, total, complete }: Queue<unknown>): number =>
  complete ? ids.length : Math.max(ids.length, total);

/** The position in words, such as "12 of 187, 3 skipped". */
export function positionText(queue: Queue<unknown>): string {
  const length = lengthOf(queue);
  const skipped = countOf(queue, 'skipped');
  const place = Math.min(queue.at + 1, length);
  return `${place} of ${length}${queue.capped && !queue.complete ? '+' : ''}${
    skipped === 0 ? '' : `, ${skipped} skipped`
  }`;
}
