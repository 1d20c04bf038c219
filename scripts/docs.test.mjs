import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { anchorsOf, brokenLinks, commentsOf, foreignCitations, readSources } from './docs.mjs';
import { root } from './prepare.mjs';

const files = readSources(root);
const scratch = mkdtempSync(join(tmpdir(), 'docs-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const describeFinding = ({ path, line, text }) => `${path}:${line} ${text.replace(/\s+/g, ' ')}`;

describe('links into docs/', () => {
  it('lead to a file and a heading that exist', () => {
    expect(brokenLinks(root, files).map(describeFinding)).toEqual([]);
  });

  it('are found broken in comments and in Markdown', () => {
    writeFileSync(join(scratch, 'target.md'), '# Here it is\n');
    const text = [
      '[good](target.md#here-it-is)',
      '[no heading](target.md#there)',
      '[no file](gone.md)',
      '[its own heading](#nowhere)',
      '[elsewhere](https://example.com/x.md#y)',
    ].join('\n');
    writeFileSync(join(scratch, 'page.md'), text);
    const missing = ['docs', 'missing.md#rules'].join('/');
    expect(
      brokenLinks(scratch, [
        { path: 'page.md', text },
        { path: 'code.ts', text: `\n// Rules: ${missing}` },
      ]).map(describeFinding),
    ).toEqual([
      'page.md:2 ](target.md#there)',
      'page.md:3 ](gone.md)',
      'page.md:4 ](#nowhere)',
      `code.ts:2 ${missing}`,
    ]);
  });

  it.each([
    ['## Content negotiation', 'content-negotiation'],
    ['### `If-Match`, and 412', 'if-match-and-412'],
    ['# [CSV](other.md) – files', 'csv--files'],
    ['## How to …', 'how-to-'],
  ])('%s has the anchor %s', (heading, anchor) => {
    expect([...anchorsOf(heading)]).toEqual([anchor]);
  });

  it('count equal headings, and pass over fenced code', () => {
    expect([...anchorsOf('## A\n```\n# not a heading\n```\n## A')]).toEqual(['a', 'a-1']);
  });
});

describe('comments', () => {
  it('cite nothing outside the repository', () => {
    const citations = foreignCitations(files).map(describeFinding);
    expect(citations).toEqual([]);
  });

  it.each([
    ['// See document A, section 6.', ['document A', 'section 6']],
    ['/**\n * The names of section\n * 2.7.\n */', ['section 2.7']],
    ['/* table E1 */', ['table E1']],
    ['// As decision 25 says', ['decision 25']],
    ['// Written with a hyphen (D17).', ['D17']],
    ['// From api.md', ['api.md']],
    ['/** B-WL-014 */', ['B-WL-014']],
    ['const title = "document A"; // Fine', []],
    ['// docs/decisions.md#forms (D-25), RFC 9110 section 13.1, ADR 12', []],
  ])('%j cites %j', (text, expected) => {
    const found = foreignCitations([{ path: 'packages/x.ts', text }]);
    expect(found.map((each) => each.text.replace(/[\s*]+/g, ' '))).toEqual(expected);
  });

  it('may name requirements in tests, stories and journeys', () => {
    const text = '// B-WL-014';
    for (const path of ['a.test.ts', 'A.stories.tsx', 'mocks/a.cases.ts', 'e2e/support/a.ts'])
      expect(foreignCitations([{ path, text }])).toEqual([]);
  });

  it('are not looked for in strings', () => {
    const text = `const url = 'https://a.test'; // one\nconst glob = "src/**/*.ts"; /* two */`;
    expect(commentsOf(text).map((comment) => comment.text)).toEqual(['// one', '/* two */']);
  });
});
