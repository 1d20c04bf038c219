/** Scrolls a cell into view, clear of the pinned columns. */
export declare const bringIntoSight: (cell: HTMLElement) => void;
/** Hovers a cell until its button appears. */
export declare const restIn: (cell: HTMLElement, name: string | RegExp) => Promise<HTMLElement>;
/** Moves the pointer off the table and waits until the button has disappeared. */
export declare function leaveTable(): Promise<void>;
export declare const hasNoButton: () => Promise<void>;
/** The names of the values that are offered: "ATS: Workday". */
export declare const offered: () => (string | null | undefined)[];
/** Focuses the row and presses its shortcut until the script of the filters has loaded. */
export declare function openRowMenu(row: HTMLElement | undefined): Promise<void>;
