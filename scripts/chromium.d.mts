/** Switches for starting Chromium as root and without any request of its own. */
export declare const chromiumArgs: string[];
/** The path of an installed Chromium, or undefined. `CHROMIUM` in the environment wins. */
export declare function findChromium(): string | undefined;
/** As chromiumArgs, for the path of `headlessPath`. */
export declare const headlessArgs: string[];
/** Undefined lets Playwright look for its own. */
export declare function headlessPath(): string | undefined;
