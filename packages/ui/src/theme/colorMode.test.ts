// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyColorMode, readColorMode, setColorMode } from './colorMode.ts';

const shown = () => document.documentElement.dataset['theme'];

describe('the theme', () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
  });

  it('follows the system when nothing is chosen', () => {
    applyColorMode();
    expect(readColorMode()).toBe('system');
    expect(shown()).toBeUndefined();
  });

  it('is remembered', () => {
    setColorMode('dark');
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    delete document.documentElement.dataset['theme'];
    applyColorMode();
    expect(shown()).toBe('dark');
  });

  it('follows the system again', () => {
    setColorMode('light');
    setColorMode('system');
    expect(shown()).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('takes a value that is no theme for none', () => {
    localStorage.setItem('theme', '<script>');
    expect(readColorMode()).toBe('system');
  });

  it('works where storage is closed', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    expect(readColorMode()).toBe('system');
    vi.unstubAllGlobals();
  });
});
