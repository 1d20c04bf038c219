import { vi } from 'vitest';

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

/** Local and session storage have no room until `vi.unstubAllGlobals`. */
export function fillStorage(): void {
  vi.stubGlobal('localStorage', full);
  vi.stubGlobal('sessionStorage', full);
}
