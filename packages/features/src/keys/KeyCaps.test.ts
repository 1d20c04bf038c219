import { describe, expect, it } from 'vitest';
import { capsOf } from './KeyCaps.tsx';

const shown = (keys: string, onMac: boolean) =>
  capsOf(keys, onMac)
    .map((together) => together.map(({ cap }) => cap).join('+'))
    .join(' then ');

describe('what stands on the keys', () => {
  it.each([
    ['mod+Enter', 'Ctrl+Enter', '⌘+↩'],
    ['mod+/', 'Ctrl+/', '⌘+/'],
    ['alt+1', 'Alt+1', '⌥+1'],
    ['g e', 'g then e', 'g then e'],
    ['g e #', 'g then e then 1 2 3 … then Enter', 'g then e then 1 2 3 … then ↩'],
    ['Escape', 'Esc', 'esc'],
  ])('%s is %s, on a Mac %s', (keys, elsewhere, mac) => {
    expect(shown(keys, false)).toBe(elsewhere);
    expect(shown(keys, true)).toBe(mac);
  });

  it.each(['/', '?', '[', ']'])('%s has a name that can be heard', (key) => {
    expect(capsOf(key, false)[0]?.[0]?.name).toMatch(/^[A-Z]/);
  });
});
