import { describe, expect, it } from 'vitest';
import { CSV, JSON_LD, JSON_PLAIN, negotiate } from './negotiation.ts';

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
