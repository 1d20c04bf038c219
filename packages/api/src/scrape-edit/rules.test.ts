import { describe, expect, it } from 'vitest';
import {
  addScrapeBlockReason,
  commandBlockReason,
  COMMANDS,
  fitsAts,
  scrapeProblems,
} from './rules.ts';

describe('addScrapeBlockReason', () => {
  it.each([
    [false, [], undefined],
    [false, [true, true], undefined],
    [false, [true, false], 'entity_has_scrape'],
    [true, [], 'entity_archived'],
    [true, [false], 'entity_archived'],
  ])(
    'entity archived %s with scrapes archived %j: %s (B-STA-030, B-STA-031)',
    (archived, scrapes, code) => {
      const entity = { archived, scrapes: scrapes.map((one) => ({ archived: one })) };
      expect(addScrapeBlockReason(entity)?.code).toBe(code);
    },
  );
});

describe('commandBlockReason', () => {
  const RUN = ['runparser', 'runspider', 'runcleanup'];
  const refused = (given: { archived?: boolean; active?: boolean; ofArchived?: boolean }) => {
    const { archived = false, active = true, ofArchived = false } = given;
    const scrape = { archived, active, entity: { archived: ofArchived } };
    return COMMANDS.filter((command) => commandBlockReason(command, scrape) !== undefined);
  };
  it.each([
    [{}, []],
    [{ active: false }, RUN],
    [{ archived: true, active: false }, [...RUN, 'sendToQueue']],
    [{ ofArchived: true }, [...RUN, 'sendToQueue']],
  ])('%j refuses %j', (given, commands) => {
    expect(refused(given)).toEqual(commands);
  });
});

it.each([
  ['acme/jobs', '^[a-z]+/[a-z]+$', true],
  ['acme', '^[a-z]+/[a-z]+$', false],
  ['anything', null, true],
  ['anything', '(', true],
])('%s fits %s: %s', (data, pattern, expected) => {
  expect(fitsAts(data, pattern)).toBe(expected);
});

describe('scrapeProblems', () => {
  const fine = { name: 'Acme', site_type: '1', career_portal: '', ats_data: '' };
  it.each([
    [{}, null, {}],
    [{ name: ' ' }, null, { name: 'This is required' }],
    [{ name: '\u200B' }, null, { name: 'This is required' }],
    [{ name: '🙂'.repeat(256) }, null, { name: 'Value is too long' }],
    [{ name: '🙂'.repeat(255) }, null, {}],
    [{ site_type: '' }, null, { site_type: 'This is required' }],
    [{ career_portal: 'abc' }, null, { career_portal: 'URL not valid' }],
    [{ career_portal: 'acme.example' }, null, { career_portal: 'URL not valid' }],
    [{ career_portal: ' https://acme.example/jobs ' }, null, {}],
    [{ ats_data: 'A' }, '^a$', { ats_data: 'This value is not valid.' }],
    [{ ats_data: 'A' }, null, {}],
    [{ ats_data: ' ' }, '^a$', {}],
    [{ ats_data: 'a'.repeat(256) }, 'a', { ats_data: 'Value is too long' }],
  ])('%j with the pattern %j: %j', (given, pattern, expected) => {
    expect(scrapeProblems({ ...fine, ...given }, pattern)).toEqual(expected);
  });
});
