import { ApiError } from '@console/api/core/errors';
import { describe, expect, test } from 'vitest';
import { refusalOf, refusedFields } from './violations.ts';

const error = new ApiError('refused', {
  kind: 'invalid',
  status: 422,
  violations: [{ propertyPath: 'url', message: 'URL not valid', code: 'invalid_url' }],
});
const sent = { url: 'acme.example', company_name: 'Acme' };

describe('a violation stands at its field until the field changes', () => {
  test.each([
    ['url', 'acme.example', 'URL not valid'],
    ['url', 'acme.example/jobs', undefined],
    ['company_name', 'Acme', undefined],
    ['constructor', undefined, undefined],
  ])('%s with the value %j', (field, value, expected) => {
    expect(refusalOf(refusedFields(error, sent), field, value)?.message).toBe(expected);
  });

  test('nothing was sent or nothing was refused', () => {
    expect(refusedFields(error, undefined)).toEqual({});
    expect(refusedFields(undefined, sent)).toEqual({});
  });
});
