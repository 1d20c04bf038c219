// A stub for `process`: php-parser reads `process.arch` while it loads, to find the size of an
// integer.
const scope = globalThis as { process?: { arch?: string } };
scope.process ??= { arch: 'x64' };

export {};
