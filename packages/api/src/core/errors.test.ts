import { describe, expect, it } from 'vitest';
import { ApiError, asApiError, errorOfResponse, noticeOf, offlineError } from './errors.ts';

const hydra = {
  'hydra:title': 'Conflict',
  'hydra:description': 'The entity is archived.',
  code: 'entity_archived',
  message: 'The entity is archived.',
};

describe('what an answer outside 2xx becomes', () => {
  it('has status, code and message (A-ERR-001)', () => {
    expect(errorOfResponse(409, hydra)).toMatchObject({
      status: 409,
      code: 'entity_archived',
      kind: 'conflict',
      title: 'Conflict',
      detail: 'The entity is archived.',
    });
  });

  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [412, 'stale'],
    [415, 'invalid'],
    [422, 'invalid'],
    [428, 'stale'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
  ])('%i is of the kind %s', (status, kind) => {
    expect(errorOfResponse(status, undefined).kind).toBe(kind);
  });

  it.each([
    ['nothing', undefined, 'Problem encountered calling the API'],
    [
      'a message',
      { message: 'No such thing' },
      'Problem encountered calling the API: No such thing',
    ],
    [
      'an error_description',
      { error_description: 'Bad scope' },
      'Problem encountered calling the API: Bad scope',
    ],
    ['a message that is no text', { message: { a: 1 } }, 'Problem encountered calling the API'],
    ['an empty message', { message: '' }, 'Problem encountered calling the API'],
  ])(
    'its message begins "Problem encountered calling the {service}" and goes on with the words of an answer with %s (A-ERR-002, A-ERR-003)',
    (_name, body, message) => {
      expect(errorOfResponse(500, body).message).toBe(message);
    },
  );

  it('takes its code from code, else from error (A-ERR-004), else it is fetch_error (A-ERR-005)', () => {
    expect(errorOfResponse(400, { code: 'invalid_iri', error: 'x' }).code).toBe('invalid_iri');
    expect(errorOfResponse(400, { error: 'invalid_scope' }).code).toBe('invalid_scope');
    expect(errorOfResponse(400, {}).code).toBe('fetch_error');
    expect(errorOfResponse(400, 'nonsense').code).toBe('fetch_error');
  });

  it('has status 0 where no answer came (A-ERR-006)', () => {
    expect(offlineError()).toMatchObject({ status: 0, kind: 'offline', code: 'fetch_error' });
  });

  it('keeps the violations, with the ids of duplicates, and drops what is none', () => {
    const violations = [
      { propertyPath: 'url', message: 'Taken', code: 'duplicate_url', duplicates: [7, 'x', 9] },
      { message: 'no path' },
      null,
    ];
    expect(errorOfResponse(422, { violations }).violations).toEqual([
      { propertyPath: 'url', message: 'Taken', code: 'duplicate_url', duplicates: [7, 9] },
    ]);
    expect(errorOfResponse(422, { violations: 'all wrong' }).violations).toEqual([]);
  });

  it('knows the version that the server holds', () => {
    expect(errorOfResponse(412, { current_version: 8 }).currentVersion).toBe(8);
    expect(errorOfResponse(412, { current_version: '8' }).currentVersion).toBeUndefined();
  });

  it('takes title and detail in problem+json spelling too', () => {
    expect(errorOfResponse(404, { title: 'Oh', detail: 'Gone' })).toMatchObject({
      title: 'Oh',
      detail: 'Gone',
    });
    expect(errorOfResponse(404, { message: 'Gone' })).toMatchObject({
      title: 'Error',
      detail: 'Gone',
    });
  });
});

describe('the error notice', () => {
  it('is titled "{hydra:title}: Status {code}" and says hydra:description (A-ERR-008, A-ERR-009, B-ERR-037)', () => {
    expect(noticeOf(errorOfResponse(409, hydra))).toEqual({
      title: 'Conflict: Status 409',
      detail: 'The entity is archived.',
    });
  });

  it('without hydra fields is titled "Error"', () => {
    expect(noticeOf(errorOfResponse(502, undefined))).toEqual({
      title: 'Error: Status 502',
      detail: 'Problem encountered calling the API',
    });
  });

  it('without an answer reads "No response was received" (A-ERR-010, B-ERR-038)', () => {
    expect(noticeOf(offlineError(new TypeError('Failed to fetch')))).toEqual({
      title: 'No response was received',
    });
  });

  it.each([
    [
      'an error before the request was sent',
      new TypeError('Converting circular structure to JSON'),
      'Converting circular structure to JSON',
    ],
    ['what is no error', 'boom', 'boom'],
    [
      'an answer that does not fit',
      new ApiError('The answer of /me does not fit', { kind: 'contract', status: 200 }),
      'The answer of /me does not fit',
    ],
  ])(
    'of %s reads "There was an API error: {message}" (A-ERR-011, B-ERR-039)',
    (_name, error, message) => {
      expect(noticeOf(error)).toEqual({ title: `There was an API error: ${message}` });
    },
  );

  it('does not exist for a 401 (A-AUT-016, B-ERR-040)', () => {
    expect(noticeOf(errorOfResponse(401, hydra))).toBeUndefined();
  });

  it('keeps an ApiError as it is', () => {
    const error = offlineError();
    expect(asApiError(error)).toBe(error);
  });
});
