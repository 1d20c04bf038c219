// @vitest-environment happy-dom
import { noticesStore } from '@console/ui/Notices/notices.store.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearHandOver, openTestPage, readHandOver, writeHandOver } from './handOver.ts';
import type { TestInput } from './testRun.ts';

const input: TestInput = {
  parser_code: '<?php // parser',
  spider_code: '<?php // spider',
  parser_settings: { test_url: 'https://a.example', job_data: null },
  scrape_settings: {
    clear_cookie: true,
    method: 'session',
    update_method: 'full',
    proxy_service: 'none',
    self_identification: false,
    specific_host: null,
    spider_frequency: 24,
  },
};
const stored = () =>
  Object.fromEntries(
    ['parser-code', 'parser-settings', 'spider-code', 'scrape-settings'].map((name) => [
      name,
      localStorage.getItem(`test-script:812:${name}`),
    ]),
  );
const nothing = {
  'parser-code': null,
  'parser-settings': null,
  'spider-code': null,
  'scrape-settings': null,
};
const open = vi.fn<(...given: unknown[]) => object | null>();

/** A storage whose third write fails. */
function failAt(third: Error): void {
  const real = localStorage;
  let writes = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, value: string) => {
      writes += 1;
      if (writes === 3) throw third;
      real.setItem(key, value);
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  noticesStore.shown = [];
  open.mockReset().mockReturnValue({ closed: false });
  vi.stubGlobal('open', open);
});

describe('the hand-over to the test page', () => {
  it('A-TST-002 A-TST-004 A-TST-006 keeps both codes under keys with the scrape id', () => {
    expect(writeHandOver(812, input)).toBe('ok');
    expect(stored()).toMatchObject({
      'parser-code': '<?php // parser',
      'spider-code': '<?php // spider',
    });
  });

  it('A-TST-003 A-TST-005 keeps both settings as they are in the body of a run', () => {
    writeHandOver(812, input);
    expect(JSON.parse(stored()['parser-settings'] ?? '')).toEqual(input.parser_settings);
    expect(JSON.parse(stored()['scrape-settings'] ?? '')).toEqual(input.scrape_settings);
  });

  it('is read as it was written, for its own scrape alone', () => {
    writeHandOver(812, input);
    expect(readHandOver(812)).toEqual(input);
    expect(readHandOver(81)).toEqual({});
  });

  it('is removed by clearing', () => {
    writeHandOver(812, input);
    clearHandOver(812);
    expect(stored()).toEqual(nothing);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"test_url":7,"job_data":null}'],
    ['a field too few', '{"test_url":null}'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('leaves out settings that are %s', (_name, text) => {
    writeHandOver(812, input);
    localStorage.setItem('test-script:812:parser-settings', text);
    expect(readHandOver(812)).toEqual({ ...input, parser_settings: undefined });
  });

  it('is empty when storage cannot be read', () => {
    const getItem = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem });
    expect(readHandOver(812)).toEqual({});
  });
});

describe('opening the test page', () => {
  it('A-TST-001 writes first and opens the address in a new tab', () => {
    open.mockImplementation(() => {
      expect(stored()['parser-code']).toBe('<?php // parser');
      return { closed: false };
    });
    expect(openTestPage(812, 'parser', input)).toBe('opened');
    expect(open.mock.calls).toEqual([['/scrapes/812/test-script/parser', '_blank']]);
  });

  it.each([
    ['full', new DOMException('Full', 'QuotaExceededError')],
    ['failed', new DOMException('Denied', 'SecurityError')],
    ['failed', new Error('Broken')],
  ] as const)('answers %s, opens nothing and leaves nothing half written', (outcome, error) => {
    failAt(error);
    expect(openTestPage(812, 'parser', input)).toBe(outcome);
    expect(open).not.toHaveBeenCalled();
    expect(stored()).toEqual(nothing);
  });

  it.each([[null], [{ closed: true }]])(
    'keeps the hand-over for the link when blocked: %j',
    (tab) => {
      open.mockReturnValue(tab);
      expect(openTestPage(812, 'combo', input)).toBe('blocked');
      expect(readHandOver(812)).toEqual(input);
      expect(noticesStore.shown).toMatchObject([
        {
          title: 'The window was blocked.',
          link: { href: '/scrapes/812/test-script/combo', newTab: true },
        },
      ]);
    },
  );
});
