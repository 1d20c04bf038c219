/**
 * What a page with unsaved changes does before the person signs out: `ask` returns true when it
 * asks, and calls `go` once the answer is Leave.
 */
export const leaveGuard: { ask?: (go: () => void) => boolean } = {};
