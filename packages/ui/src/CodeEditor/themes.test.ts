import { describe, expect, it } from 'vitest';
import { themeData } from './themes.ts';

describe.each(['light', 'dark'] as const)('the %s theme of code', (theme) => {
  const { base, colors, rules } = themeData(theme);

  it('has a colour for everything it names', () => {
    expect(
      Object.entries(colors).filter(([, colour]) => !/^#[\da-f]{6}([\da-f]{2})?$/.test(colour)),
    ).toEqual([]);
    expect(rules.filter(({ foreground = '' }) => !/^[\da-f]{6}$/.test(foreground))).toEqual([]);
  });

  it('differs from the other theme', () => {
    expect(base).toBe(theme === 'dark' ? 'vs-dark' : 'vs');
    expect(colors['editor.background']).not.toBe(
      themeData(theme === 'dark' ? 'light' : 'dark').colors['editor.background'],
    );
  });
});
