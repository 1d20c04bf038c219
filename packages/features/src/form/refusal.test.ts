import { ApiError, type Violation } from '@console/api/core/errors';
import { describe, expect, test } from 'vitest';
import {
  bannerOf,
  changedMeanwhile,
  isStanding,
  isAskedAbout,
  refusalOf,
  fieldRefusals,
  withoutOverridden,
} from './refusal.ts';

const sent = { url: 'acme.example', company_name: 'Acme', entity_tags: ['1', '2'] };
const refusal = (...violations: Violation[]) => ({
  error: new ApiError('refused', {
    kind: 'invalid',
    status: 422,
    title: 'An error occurred',
    detail: 'url: URL not valid',
    violations,
  }),
  sent,
  wireNames: { name: 'company_name' },
});
const atUrl: Violation = { propertyPath: 'url', message: 'URL not valid', code: 'invalid_url' };
const elsewhere: Violation = { propertyPath: 'tags[0]', message: 'Item not found' };
const conflict = (code: string) => ({
  error: new ApiError('refused', {
    kind: 'conflict',
    status: 409,
    code,
    title: 'Conflict',
    detail: 'The entity is archived.',
  }),
  sent,
});

describe('a violation is shown at its field until the field changes', () => {
  test.each([
    ['url', 'acme.example', 'URL not valid'],
    ['url', 'acme.example/jobs', undefined],
    ['company_name', 'Acme', 'Value is too long'],
    ['entity_tags', ['1', '2'], 'Item not found'],
    ['entity_tags', ['1'], undefined],
    ['constructor', undefined, undefined],
  ])('%s with the value %j', (field, value, expected) => {
    const refused = fieldRefusals(
      refusal(
        atUrl,
        { propertyPath: 'name', message: 'Value is too long' },
        { propertyPath: 'entity_tags[1].tag', message: 'Item not found' },
      ),
    );
    expect(refusalOf(refused, field, value)?.message).toBe(expected);
  });
});

describe('the banner', () => {
  test('is empty when every violation is shown at its field', () => {
    expect(bannerOf(refusal(atUrl), sent)).toBeUndefined();
  });

  test('shows violations of no field until a value changes', () => {
    expect(bannerOf(refusal(atUrl, elsewhere), sent)).toEqual({ words: 'Item not found' });
    expect(bannerOf(refusal(elsewhere), { ...sent, url: 'new.example' })).toBeUndefined();
  });

  test('shows any other error until the next attempt', () => {
    const failed = { error: new ApiError('down', { kind: 'offline' }), sent };
    expect(bannerOf(failed, { ...sent, url: 'new.example' })).toEqual({
      words: 'No response was received.',
    });
  });

  test.each(['entity_archived', 'scrape_archived', 'not_archived'])(
    'leaves only Close after %s',
    (code) => {
      expect(bannerOf(conflict(code), sent)).toEqual({
        words:
          'The entity is archived. Nothing has been saved. What you entered is still here to be copied.',
        final: true,
      });
    },
  );

  test('does not say that nothing was saved after a try without an answer', () => {
    const failed = { ...conflict('entity_archived'), mayBeSaved: true };
    expect(bannerOf(failed, sent)?.words).toBe(
      'The entity is archived. Your earlier try had no answer and may have been saved. What you entered is still here to be copied.',
    );
  });

  test('has the title and the status where no notice has them', () => {
    const failed = conflict('already_archived');
    expect(isAskedAbout(failed.error)).toBe(true);
    expect(isAskedAbout(conflict('entity_archived').error)).toBe(false);
    expect(bannerOf(failed, sent)).toMatchObject({
      words: expect.stringMatching(/ \(\S+: Status 409\)$/),
      final: true,
    });
  });

  test('allows another attempt after any other conflict', () => {
    expect(bannerOf(conflict('in_progress'), sent)?.final).toBeUndefined();
  });
});

describe('the cause of a failure is there', () => {
  test.each([
    ['while the refused value stands', refusal(atUrl), sent, true],
    ['no more once it was changed', refusal(atUrl), { ...sent, url: 'new.example' }, false],
    [
      'while one of two refused values stands',
      refusal(atUrl, { propertyPath: 'company_name', message: 'Value is too long' }),
      { ...sent, url: 'new.example' },
      true,
    ],
    ['while no value was changed, where it belongs to no field', refusal(elsewhere), sent, true],
    ['until the next try, where no value is to blame', conflict('in_progress'), {}, true],
  ])('%s', (_, failed, values, expected) =>
    expect(isStanding(failed, fieldRefusals(failed), values)).toBe(expected),
  );
});

describe('a ticked override answers a refusal', () => {
  test.each([
    ['for duplicates', [2], true, []],
    ['for duplicates, once ticked', [2], false, ['url']],
    ['and no other', undefined, true, ['url']],
  ])('%s', (_, duplicates, override, fields) => {
    const refused = fieldRefusals(refusal({ ...atUrl, duplicates }));
    expect(Object.keys(withoutOverridden(refused, { url: 'override' }, { override }))).toEqual(
      fields,
    );
  });
});

describe('who changed it, and when', () => {
  test('from the sentence of a 412, in local time', () => {
    const at = new Date(2026, 10, 20, 9, 30).toISOString();
    expect(
      changedMeanwhile(
        `This entity was changed by Grace Hopper at ${at}. Reload it before saving.`,
      ),
    ).toMatch(/^Changed by Grace Hopper meanwhile \(11\/20\/2026 09:30 \S+\)\.$/);
  });

  test.each([
    ['Precondition failed', 'Precondition failed'],
    [
      'This entity was changed by Grace Hopper at noon. Reload it.',
      'This entity was changed by Grace Hopper at noon. Reload it.',
    ],
    ['', 'Somebody changed this meanwhile.'],
  ])('any other sentence stays: %j', (detail, expected) => {
    expect(changedMeanwhile(detail)).toBe(expected);
  });
});
