/** How the names of the data folders begin that the workers of one run of Vitest make. */
export const testFolderPrefix = (mainProcess: number): string => `console-test-${mainProcess}-`;
