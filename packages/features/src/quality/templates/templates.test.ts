import { describe, expect, it } from 'vitest';
import { doubleNames, fillTemplate, merged, readTemplates, toFile } from './templates.ts';

const facts = { avg: '1,234.5', change: '−56', entity: '<b>Acme</b>' };

describe('fillTemplate', () => {
  it.each([
    ['{avg} and {change}', '1,234.5 and −56', []],
    ['{ Entity }, {AVG}', '<b>Acme</b>, 1,234.5', []],
    ['{latest} {who} {who} {}', '{latest} {who} {who} {}', ['{latest}', '{who}']],
    ['{"a": {avg}}', '{"a": 1,234.5}', []],
    ['{constructor}', '{constructor}', ['{constructor}']],
  ])('H-TPL-003 H-TPL-004 %s', (text, filled, unknown) => {
    expect(fillTemplate(text, facts)).toEqual({ text: filled, unknown });
  });

  it('does not look for fields in values', () => {
    expect(fillTemplate('{entity}', { entity: '{avg}', avg: '1' }).text).toBe('{avg}');
  });
});

const own = [
  { name: 'Down', text: 'a' },
  { name: 'Up', text: 'b' },
];

describe('a file of templates', () => {
  it('H-TPL-009 is read as it was written', () => {
    expect(readTemplates(toFile(own))).toEqual(own);
    expect(readTemplates(toFile([]))).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{templates'],
    ['another JSON', '{"views":[]}'],
    ['a list', '[{"name":"a","text":"b"}]'],
    ['no text', '{"templates":[{"name":"a"}]}'],
    ['an empty name', '{"templates":[{"name":" ","text":"b"}]}'],
    ['a number for a text', '{"templates":[{"name":"a","text":5}]}'],
    ['too long a text', JSON.stringify({ templates: [{ name: 'a', text: 'b'.repeat(10_001) }] })],
  ])('H-TPL-009 is refused in words: %s', (_what, file) => {
    expect(readTemplates(file)).toMatch(/^This is not a .+\.$/);
  });

  it('H-TPL-010 replaces double names or keeps them', () => {
    const given = [
      { name: 'down', text: 'c' },
      { name: 'New', text: 'd' },
    ];
    expect(doubleNames(own, given)).toEqual(['down']);
    expect(merged(own, given, 'replace').map(({ text }) => text)).toEqual(['c', 'b', 'd']);
    expect(merged(own, given, 'keep').map(({ text }) => text)).toEqual(['a', 'b', 'd']);
  });
});
