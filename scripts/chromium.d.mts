/** Switches for starting Chromium as root and without any request of its own. */
export declare const chromiumArgs: string[];
/** The path of an installed Chromium, or undefined. `CHROMIUM` in the environment wins. */
export declare function findChromium(): string | undefined;
/** As findChromium, for configuration files. */
export declare const chromiumPath: () => string | undefined;
/** As chromiumArgs, for the path of `headlessPath`. */
export declare const headlessArgs: string[];
/** As chromiumPath, without windows where it can. */
export declare function headlessPath(): string | undefined;
