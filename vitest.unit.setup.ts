// Runs before each test file that has a document. The files of a process share it, so that it loads
// React once; modules of the console are loaded anew for each.
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

vi.resetModules();
window.__early = undefined;
localStorage.clear();
sessionStorage.clear();

globalThis.fetch = async (input) => {
  throw new TypeError(`No test answers ${String(input)}`);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
