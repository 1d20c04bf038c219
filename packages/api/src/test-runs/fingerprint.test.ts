import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import type { TestRun } from './schema.ts';

const run: TestRun = {
  scrape_id: 812,
  type: 'parser',
  is_combo: false,
  parser_code: '<?php return 1;',
  spider_code: '<?php return 2;',
  parser_settings: { test_url: 'https://a.example', job_data: null },
  scrape_settings: {
    clear_cookie: false,
    method: 'session',
    update_method: 'full',
    proxy_service: 'none',
    self_identification: false,
    specific_host: 'any',
    spider_frequency: 24,
  },
};
const { parser_settings, scrape_settings } = run;
const plain = fingerprintOf(run);

describe('the fingerprint of a test run', () => {
  it('has seven hexadecimal digits', () => {
    expect(plain).toMatch(/^[0-9a-f]{7}$/);
    for (let number = 0; number < 500; number += 1)
      expect(fingerprintOf({ ...run, parser_code: `${number}` })).toMatch(/^[0-9a-f]{7}$/);
  });

  it.each<[string, Partial<TestRun>]>([
    ['the parser code', { parser_code: '<?php return 1; ' }],
    ['the spider code', { spider_code: null }],
    [
      'the codes in each other’s place',
      { parser_code: run.spider_code, spider_code: run.parser_code },
    ],
    ['a letter beyond the first 256', { parser_code: '<?php return ı;' }],
    ['the test URL', { parser_settings: { ...parser_settings, test_url: 'https://b.example' } }],
    ['the job data', { parser_settings: { ...parser_settings, job_data: '{}' } }],
    ['a setting', { scrape_settings: { ...scrape_settings, clear_cookie: true } }],
    ['the update method', { scrape_settings: { ...scrape_settings, update_method: 'partial' } }],
    ['the frequency', { scrape_settings: { ...scrape_settings, spider_frequency: null } }],
    ['combo', { is_combo: true }],
  ])('changes with %s', (_name, change) => {
    expect(fingerprintOf({ ...run, ...change })).not.toBe(plain);
  });

  it('is the same for another scrape and type, for no value and an empty one, and in any order of keys', () => {
    const { clear_cookie, ...others } = scrape_settings;
    expect(
      fingerprintOf({
        ...run,
        scrape_id: 3,
        type: 'spider',
        parser_settings: { job_data: '', test_url: 'https://a.example' },
        scrape_settings: { ...others, clear_cookie },
      }),
    ).toBe(plain);
  });

  it('rarely names two codes alike', () => {
    const names = Array.from({ length: 2000 }, (_, index) =>
      fingerprintOf({ ...run, parser_code: `<?php $a = ${index};` }),
    );
    expect(new Set(names).size).toBe(2000);
  });
});
