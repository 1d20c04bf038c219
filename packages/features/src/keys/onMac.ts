/** Whether ⌘ stands for Ctrl. The shell asks too, so this stands alone. */
export const ON_MAC = typeof navigator !== 'undefined' && navigator.userAgent.includes('Mac');
