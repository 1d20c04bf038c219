// The PHP parser asks `process.arch` while it loads, to know how long an integer is. A browser has no `process`.
const scope = globalThis as { process?: { arch?: string } };
scope.process ??= { arch: 'x64' };

export {};
