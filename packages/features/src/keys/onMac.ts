/**
 * Whether shortcuts use ⌘ in place of Ctrl. The shell needs only this check, so it has a file of
 * its own.
 */
export const ON_MAC = typeof navigator !== 'undefined' && navigator.userAgent.includes('Mac');
