/** Scrolls a cell to where no column that stays lies over it. */
export declare const bringIntoSight: (cell: HTMLElement) => void;
/** The pointer comes to a cell and stays, until the button at the cell is there. */
export declare const restIn: (cell: HTMLElement, name: string | RegExp) => Promise<HTMLElement>;
/** The pointer goes away from the table, and the button with it. */
export declare function leaveTable(): Promise<void>;
export declare const hasNoButton: () => Promise<void>;
/** The names of the values that are offered: "ATS: Workday". */
export declare const offered: () => (string | null | undefined)[];
/** The row has the focus, and its key is pressed until the script of the filters is there. */
export declare function openRowMenu(row: HTMLElement | undefined): Promise<void>;
