import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CSV, JSON_LD, JSON_PLAIN, negotiate, readJsonBody } from './body.ts';
import { flagField, relationField, textField, typedBody, wholeField } from './fields.ts';

/** A request with a stream as body needs this option, which the DOM's types do not know. */
const STREAMED = { duplex: 'half' };

const read = (
  body: string | Uint8Array<ArrayBuffer>,
  type = 'application/ld+json',
  method: 'POST' | 'PATCH' = 'POST',
) =>
  readJsonBody(
    new Request('http://localhost/api/x', { method, body, headers: { 'content-type': type } }),
    1000,
  );

describe('a body', () => {
  it.each([
    'application/ld+json',
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
  ])('of type %s is read', async (type) => {
    expect((await read('{"a":1}', type)).json).toEqual({ a: 1 });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/merge-patch+json',
    'multipart/form-data',
  ])('of type %s is 415 for a POST', async (type) => {
    await expect(read('{}', type)).rejects.toMatchObject({
      status: 415,
      headers: { 'Accept-Post': 'application/ld+json, application/json' },
      message: `The content-type "${type}" is not supported. Supported MIME types are "application/ld+json", "application/json".`,
    });
  });

  it('of a PATCH may be a merge patch', async () => {
    expect((await read('{"a":null}', 'application/merge-patch+json', 'PATCH')).json).toEqual({
      a: null,
    });
    await expect(read('{}', 'text/plain', 'PATCH')).rejects.toMatchObject({
      status: 415,
      headers: { 'Accept-Patch': 'application/merge-patch+json' },
    });
  });

  it.each(['', '{', '{"a":}', 'null x', '<xml/>', '\u0000', "{'a':1}", '['.repeat(900)])(
    '%j is a syntax error',
    async (body) => {
      await expect(read(body)).rejects.toMatchObject({
        status: 400,
        code: 'bad_request',
        message: 'Syntax error',
      });
    },
  );

  it.each(['[]', '1', '"x"', 'null', 'true'])('%s is no object', async (body) => {
    await expect(read(body)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^The body must be an object, "?\w+"? given\.$/),
    });
  });

  it('that is not UTF-8 is a syntax error', async () => {
    await expect(read(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))).rejects.toMatchObject({
      status: 400,
      message: 'Syntax error',
    });
  });

  it('beyond the limit is 413, announced or not', async () => {
    await expect(read(`"${'x'.repeat(1000)}"`)).rejects.toMatchObject({
      status: 413,
      message: 'The request body is larger than 1000 bytes.',
    });
    const chunk = new TextEncoder().encode('x'.repeat(400));
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(chunk),
    });
    const streamed = new Request('http://localhost/', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json' },
      ...STREAMED,
    });
    await expect(readJsonBody(streamed, 1000)).rejects.toMatchObject({ status: 413 });
  });
});

describe('a caller who goes away in the middle', () => {
  it('is no failure of the server', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: broken,
      headers: { 'content-type': 'application/json' },
      ...STREAMED,
    });
    await expect(readJsonBody(request, 1000)).rejects.toMatchObject({
      status: 400,
      message: 'The request body ended early.',
    });
  });
});

describe('the types of properties', () => {
  const schema = v.object({
    name: textField(),
    count: wholeField(),
    on: flagField(),
    tag: relationField('tags'),
    list: v.nullish(v.array(v.object({ alias: textField() }))),
    note: v.nullish(v.object({ title: textField() })),
  });

  it('drops what is unknown or read-only, and lets everything be absent or null', () => {
    expect(
      typedBody(schema, {
        '@id': '/api/x/1',
        id: 5,
        version: 9,
        __proto__: { name: 'x' },
        name: null,
      }),
    ).toEqual({ name: null });
  });

  it.each([
    [{ name: 5 }, 'name', 'string', 'integer'],
    [{ name: ['a'] }, 'name', 'string', 'array'],
    [{ count: '5' }, 'count', 'int', 'string'],
    [{ count: 1.5 }, 'count', 'int', 'double'],
    [{ on: 'true' }, 'on', 'bool', 'string'],
    [{ on: 1 }, 'on', 'bool', 'integer'],
    [{ list: {} }, 'list', 'array', 'object'],
    [{ list: [{ alias: true }] }, 'list[0].alias', 'string', 'boolean'],
    [{ list: ['x'] }, 'list[0]', 'object', 'string'],
    [{ note: 'x' }, 'note', 'object', 'string'],
    [{ note: { title: 1 } }, 'note.title', 'string', 'integer'],
  ])('%j names %s', (body, field, expected, given) => {
    expect(() => typedBody(schema, body)).toThrow(
      `The type of the "${field}" attribute must be "${expected}", "${given}" given.`,
    );
  });
});

describe('content negotiation', () => {
  it.each([
    [undefined, JSON_LD],
    ['', JSON_LD],
    ['*/*', JSON_LD],
    ['text/html,application/xhtml+xml;q=0.9', JSON_LD],
    ['application/*', JSON_LD],
    ['application/json', JSON_PLAIN],
    ['application/ld+json;q=0.1, application/json', JSON_PLAIN],
    ['text/csv', CSV],
    ['TEXT/CSV;charset=utf-8', CSV],
    ['application/xml, */*;q=0.1', JSON_LD],
  ])('Accept %s gets %s', (accept, type) => {
    expect(negotiate(accept, [JSON_LD, JSON_PLAIN, CSV])).toBe(type);
  });

  it.each(['application/xml', 'text/csv;q=0', 'nonsense'])(
    'Accept %s is refused, naming what there is',
    (accept) => {
      expect(() => negotiate(accept, [JSON_LD, JSON_PLAIN])).toThrow(
        `Requested format "${accept}" is not supported. Supported MIME types are "application/ld+json", "application/json".`,
      );
    },
  );
});
