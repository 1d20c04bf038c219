import type { ScrapeVersion } from '@console/api/scrapes/client';
import { scrapeSchema, type Scrape } from '@console/api/scrapes/schema';
import { acmeWorkday } from '@console/mocks/scrapes/fixtures';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { codeOf, dirtyParts, openBuffer, toWrite, type CodeBuffer } from './codeBuffer.ts';
import { afterSave, mergeBuffer, takeTheirs } from './mergeBuffer.ts';

const version = (change: Partial<Scrape> = {}, number = 7): ScrapeVersion => ({
  scrape: {
    ...v.parse(scrapeSchema, acmeWorkday),
    spider_code: '<?php\r\nspider();\r\n',
    parser_code: '<?php\nparser();\n',
    ...change,
    version: number,
  },
  etag: `"Scrape-812-${number}"`,
});
const typed = (texts: Partial<CodeBuffer['texts']>, settings = {}): CodeBuffer => {
  const buffer = openBuffer(version());
  return {
    ...buffer,
    texts: { ...buffer.texts, ...texts },
    settings: { ...buffer.settings, ...settings },
  };
};

describe('the dirty parts', () => {
  it('are empty after opening a scrape', () => {
    expect(dirtyParts(openBuffer(version()))).toEqual([]);
    expect(
      dirtyParts(openBuffer(version({ spider_code: '\uFEFF<?php\r\na\rb\n', parser_code: null }))),
    ).toEqual([]);
  });
  it('A-CED-027 A-CED-028 A-CED-029 is the code or the settings that differ from the saved ones', () => {
    expect(dirtyParts(typed({ parser: 'x' }))).toEqual(['parser']);
    expect(dirtyParts(typed({ spider: 'x' }))).toEqual(['spider']);
    expect(dirtyParts(typed({}, { clear_cookie: true }))).toEqual(['settings']);
    expect(dirtyParts(typed({ spider: 'x', parser: 'y' }, { method: 'none' }))).toEqual([
      'spider',
      'parser',
      'settings',
    ]);
  });
  it('never include the parser of a combo', () => {
    const buffer = openBuffer(version({ is_combo: true }));
    expect(dirtyParts({ ...buffer, texts: { ...buffer.texts, parser: 'x' } })).toEqual([]);
  });
});

describe('the request body', () => {
  it('A-CED-043 A-CED-044 is one code with its reason', () => {
    expect(toWrite(typed({ spider: '<?php\nnewer();\n' }), 'spider', 'bug-fix')).toEqual({
      spider_code: '<?php\r\nnewer();\r\n',
      code_change_reason_code: 'bug-fix',
    });
    expect(toWrite(typed({ parser: '<?php\nnewer();\n' }), 'parser', 'bug-fix')).toEqual({
      parser_code: '<?php\nnewer();\n',
      code_change_reason_code: 'bug-fix',
    });
  });
  it('A-CED-045 is the id and the settings, without a reason', () => {
    expect(toWrite(typed({}, { spider_frequency: '48' }), 'settings', 'bug-fix')).toEqual({
      id: 812,
      specific_host: 'any',
      clear_cookie: false,
      method: 'session',
      proxy_service: 'none',
      self_identification: false,
      spider_frequency: 48,
    });
  });
  it('is the saved code itself when nothing was typed', () => {
    expect(codeOf(openBuffer(version()), 'spider')).toBe('<?php\r\nspider();\r\n');
  });
});

describe('a newer version', () => {
  it('replaces the parts that were not changed here', () => {
    const { buffer, conflicts } = mergeBuffer(
      typed({ spider: 'mine' }, { method: 'none' }),
      version({ parser_code: 'theirs', clear_cookie: true }, 8),
    );
    expect(conflicts).toEqual([]);
    expect(buffer.texts).toEqual({ spider: 'mine', parser: 'theirs' });
    expect(buffer.revisions).toEqual({ spider: 0, parser: 1 });
    expect(buffer.settings).toMatchObject({ method: 'none', clear_cookie: true });
    expect(dirtyParts(buffer)).toEqual(['spider', 'settings']);
  });
  it('conflicts when both sides changed the same part differently', () => {
    const merge = mergeBuffer(
      typed({ spider: 'mine', parser: 'mine too' }, { method: 'none' }),
      version({ spider_code: 'theirs', method: 'cookie' }, 8),
    );
    expect(merge.conflicts).toEqual(['spider', 'settings']);
    expect(merge.buffer.texts).toEqual({ spider: 'mine', parser: 'mine too' });
    expect(takeTheirs(merge)).toMatchObject({
      texts: { spider: 'theirs', parser: 'mine too' },
      settings: { method: 'cookie' },
      revisions: { spider: 1, parser: 0 },
    });
  });
  it('does not conflict when both sides made the same change', () => {
    const { conflicts, buffer } = mergeBuffer(
      typed({ spider: 'same' }),
      version({ spider_code: 'same' }, 8),
    );
    expect(conflicts).toEqual([]);
    expect(dirtyParts(buffer)).toEqual([]);
  });
});

describe('a proxy beside a scrape that identifies itself', () => {
  const plain = { self_identification: false, proxy_service: 'none' };
  const merge = (mine: object, theirs: Partial<Scrape>) => {
    const buffer = openBuffer(version(plain));
    return mergeBuffer(
      { ...buffer, settings: { ...buffer.settings, ...mine } },
      version({ ...plain, ...theirs }, 8),
    );
  };

  it('is a conflict where each side changed one of them, and both keep the own value', () => {
    const proxied = merge({ self_identification: true }, { proxy_service: 'residential' });
    expect(proxied.conflicts).toEqual(['settings']);
    expect(proxied.buffer.settings).toMatchObject({
      self_identification: true,
      proxy_service: 'none',
    });
    const identified = merge({ proxy_service: 'datacenter' }, { self_identification: true });
    expect(identified.conflicts).toEqual(['settings']);
    expect(identified.buffer.settings).toMatchObject({
      self_identification: false,
      proxy_service: 'datacenter',
    });
    expect(takeTheirs(identified).settings).toMatchObject({
      self_identification: true,
      proxy_service: 'none',
    });
  });

  it('is no conflict where only one side changed them, or they were saved so', () => {
    expect(merge({ self_identification: true }, { clear_cookie: true }).conflicts).toEqual([]);
    expect(merge({ proxy_service: 'datacenter' }, { clear_cookie: true }).conflicts).toEqual([]);
    const both = { self_identification: true, proxy_service: 'residential' };
    expect(merge({ clear_cookie: true }, both).conflicts).toEqual([]);
  });
});

describe('the buffer after a save', () => {
  it('has the settings as the server stored them, and keeps what was changed since', () => {
    const sent = typed({}, { specific_host: ' eu-1 ' });
    const answer = version({ specific_host: 'eu-1' }, 8);
    const saved = { sent, part: 'settings', answer } as const;
    expect(dirtyParts(afterSave(sent, saved))).toEqual([]);
    const since = { ...sent, settings: { ...sent.settings, specific_host: 'us-1' } };
    expect(afterSave(since, saved).settings.specific_host).toBe('us-1');
  });

  it('keeps settings that were not saved', () => {
    const sent = typed({ spider: 'x' }, { specific_host: 'us-1' });
    const answer = version({ spider_code: 'x' }, 8);
    expect(dirtyParts(afterSave(sent, { sent, part: 'spider', answer }))).toEqual(['settings']);
  });
});
