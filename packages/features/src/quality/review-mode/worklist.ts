/** The outcome of a row in the worklist. A row without a mark still waits for a decision. */
export type Mark = 'skipped' | 'decided' | 'gone';

/**
 * The rows that review mode goes through, in the order that the list had when review mode was
 * opened.
 */
export interface Worklist<Row> {
  readonly ids: readonly number[];
  /** The rows by id, as last read. */
  readonly rows: ReadonlyMap<number, Row>;
  /** The index of the present row; equal to `ids.length` at the end of the worklist. */
  readonly at: number;
  /** Pending steps beyond the loaded rows. They are taken when more rows arrive. */
  readonly ahead: number;
  readonly marks: ReadonlyMap<number, Mark>;
  /** The number of rows in the list. */
  readonly total: number;
  /** True when `total` is a lower bound. */
  readonly capped: boolean;
  /** True when the worklist holds all rows of the list. */
  readonly complete: boolean;
}

/** Rows of a list, in its order. */
export interface WorklistPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly totalCapped?: boolean;
  /** True when no row follows in the list. */
  readonly last: boolean;
}

export type WorklistAction<Row> =
  /** The first page of the list, which replaces the rows taken from the screen. */
  | { type: 'snapshot'; page: WorklistPage<Row> }
  /** The rows that follow. Rows that the worklist has already are left out. */
  | { type: 'refill'; page: WorklistPage<Row> }
  /** A row was read again. */
  | { type: 'read'; row: Row }
  | { type: 'gone'; id: number }
  | { type: 'move'; steps: number }
  /** The person acts on the present row, so pending steps are cancelled. */
  | { type: 'stay' }
  /** Goes to a row. A row that is not in the worklist is inserted before the present one. */
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

/** A worklist of the rows on the screen, used until the first page is read. */
export function startWorklist<Row extends Identified>(
  items: readonly Row[],
  total: number,
  id: number | undefined,
): Worklist<Row> {
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
export const currentId = ({ ids, at }: Worklist<unknown>): number | undefined => ids[at];

/**
 * The index of the next row that waits. It is searched after the present row and, when the worklist
 * is complete, from the start. Without such a row it is `ids.length`.
 */
function nextWaiting({ ids, marks, complete }: Worklist<unknown>, after: number): number {
  const waits = (id: number) => !marks.has(id);
  const next = ids.findIndex((id, index) => index > after && waits(id));
  if (next >= 0) return next;
  const before = complete ? ids.findIndex(waits) : -1;
  return before >= 0 ? before : ids.length;
}

/** The id of the next row that waits. Undefined when there is none. */
export const followingId = (worklist: Worklist<unknown>): number | undefined =>
  worklist.ids[nextWaiting(worklist, worklist.at)];

const marked = <Row>(worklist: Worklist<Row>, id: number, mark: Mark): Worklist<Row> => ({
  ...worklist,
  marks: new Map([...worklist.marks, [id, mark]]),
});

/** Makes the row at an index the present one. */
const goTo = <Row>(worklist: Worklist<Row>, at: number): Worklist<Row> => ({
  ...worklist,
  at,
  ahead: 0,
});

const goOn = <Row>(worklist: Worklist<Row>) => goTo(worklist, nextWaiting(worklist, worklist.at));

/**
 * Moves by a number of steps. Steps beyond the loaded rows become pending, unless the list ends
 * there.
 */
function move<Row>(worklist: Worklist<Row>, steps: number): Worklist<Row> {
  const { ids, at, ahead } = worklist;
  if (ids.length === 0) return worklist;
  const wanted = Math.max(0, Math.min(lengthOf(worklist) - 1, at + ahead + steps));
  const reached = Math.min(wanted, ids.length - 1);
  return { ...worklist, at: reached, ahead: wanted - reached };
}

/**
 * Replaces the rows from the screen by the first page. When the present row is not on that page, it
 * stays after the rows that came before it.
 */
function snapshot<Row extends Identified>(
  worklist: Worklist<Row>,
  { items, total, totalCapped = false, last }: WorklistPage<Row>,
): Worklist<Row> {
  const current = currentId(worklist);
  const listed = [...new Set(items.map(({ id }) => id))];
  const before = worklist.ids.slice(0, worklist.at).findLast((id) => listed.includes(id));
  const place = before === undefined ? 0 : listed.indexOf(before) + 1;
  const hasLeft = current !== undefined && !listed.includes(current);
  const ids = hasLeft ? listed.toSpliced(place, 0, current) : listed;
  const rows = byId(worklist.rows, items);
  const taken = { ...worklist, ids, rows, total, capped: totalCapped, complete: last };
  return current === undefined
    ? { ...taken, at: nextWaiting(taken, place - 1) }
    : move({ ...taken, at: ids.indexOf(current) }, 0);
}

function refill<Row extends Identified>(
  worklist: Worklist<Row>,
  { items, last }: WorklistPage<Row>,
): Worklist<Row> {
  const ids = [...new Set([...worklist.ids, ...items.map(({ id }) => id)])];
  const longer = { ...worklist, ids, rows: byId(worklist.rows, items), complete: last };
  // A reviewer who waited at the end continues with the new rows.
  return worklist.at < worklist.ids.length
    ? move(longer, 0)
    : { ...longer, at: nextWaiting(longer, worklist.at - 1) };
}

/** The reducer of the worklist. It is pure and sends no request. */
export function worklistReducer<Row extends Identified>(
  worklist: Worklist<Row>,
  action: WorklistAction<Row>,
): Worklist<Row> {
  const { ids, rows, marks, at } = worklist;
  switch (action.type) {
    case 'snapshot':
      return snapshot(worklist, action.page);
    case 'refill':
      return refill(worklist, action.page);
    case 'read':
      return { ...worklist, rows: byId(rows, [action.row]) };
    case 'gone':
      return marked(worklist, action.id, 'gone');
    case 'move':
      return move(worklist, action.steps);
    case 'stay':
      return worklist.ahead === 0 ? worklist : goTo(worklist, at);
    case 'open': {
      const { id } = action.row;
      const index = ids.indexOf(id);
      const opened = { ...worklist, rows: byId(rows, [action.row]) };
      return index >= 0
        ? goTo(opened, index)
        : { ...goTo(opened, at), ids: ids.toSpliced(at, 0, id), total: worklist.total + 1 };
    }
    case 'go': {
      const index = ids.indexOf(action.id);
      return index < 0 ? worklist : goTo(worklist, index);
    }
    case 'skip': {
      const id = currentId(worklist);
      if (id === undefined) return worklist;
      // A row that is decided or gone keeps its mark.
      return goOn(marks.has(id) ? worklist : marked(worklist, id, 'skipped'));
    }
    case 'decided': {
      const decided = marked(worklist, action.id, 'decided');
      return currentId(worklist) === action.id ? goOn(decided) : decided;
    }
    case 'undone': {
      const index = ids.indexOf(action.id);
      const left = new Map(marks);
      left.delete(action.id);
      return index < 0 ? worklist : { ...goTo(worklist, index), marks: left };
    }
    case 'refused': {
      const left = new Map(marks);
      left.delete(action.id);
      return { ...worklist, marks: left };
    }
    case 'again': {
      const left = new Map([...marks].filter(([, mark]) => mark !== 'skipped'));
      const waiting = { ...worklist, marks: left };
      return goTo(waiting, nextWaiting(waiting, -1));
    }
    default:
      return action satisfies never;
  }
}

/** How many rows have a mark. */
export const countOf = ({ marks }: Worklist<unknown>, mark: Mark): number =>
  [...marks.values()].filter((one) => one === mark).length;

/** The length of the worklist, as far as it is known. */
export const lengthOf = ({ ids, total, complete }: Worklist<unknown>): number =>
  complete ? ids.length : Math.max(ids.length, total);

/** The position in words, such as "12 of 187, 3 skipped". */
export function positionText(worklist: Worklist<unknown>): string {
  const length = lengthOf(worklist);
  const skipped = countOf(worklist, 'skipped');
  const place = Math.min(worklist.at + 1, length);
  return `${place} of ${length}${worklist.capped && !worklist.complete ? '+' : ''}${
    skipped === 0 ? '' : `, ${skipped} skipped`
  }`;
}
