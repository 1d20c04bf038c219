import { VIEW_NAME_MAX, VIEWS_MAX, type View } from '@console/api/views/schema';
import { buildView } from '@console/mocks/views/viewStore';
import { describe, expect, it } from 'vitest';
import { readViewFile, viewFile } from './viewFile.ts';

const read = (file: unknown) => readViewFile(JSON.stringify(file), 'tags');
const one = (view: unknown) => ({ list: 'tags', views: [view] });
const state = { query: 'search=a', layout: null };

describe('the file of views', () => {
  it('is read as it was written: names and states, and nothing about persons', () => {
    const view: View = {
      ...buildView({ id: 1, list: 'tags', name: 'Mine', state }),
      is_default: true,
    };
    const text = viewFile('tags', [view]);
    expect(readViewFile(text, 'tags')).toEqual([{ name: 'Mine', state }]);
    expect(text).not.toMatch(/owner|is_default|@id/);
  });

  it('may leave the arrangement out', () => {
    expect(read(one({ name: 'A', state: { query: '' } }))).toEqual([
      { name: 'A', state: { query: '', layout: null } },
    ]);
  });

  it.each(['', '{', 'name,query', '\0'])('that is %j is refused', (text) => {
    expect(readViewFile(text, 'tags')).toBe('The file is not JSON.');
  });

  it.each([
    [null, 'the whole of it'],
    [7, 'the whole of it'],
    [{}, 'list'],
    [{ list: 'tags' }, 'views'],
    [{ list: 'tags', views: {} }, 'views'],
    [{ list: 'tags', views: [] }, 'views'],
    [
      { list: 'tags', views: Array.from({ length: VIEWS_MAX + 1 }, () => ({ name: 'A', state })) },
      'views',
    ],
    [one(null), 'views.0'],
    [one({ name: 7, state }), 'views.0.name'],
    [one({ name: ' \t ', state }), 'views.0.name'],
    [one({ name: 'x'.repeat(VIEW_NAME_MAX + 1), state }), 'views.0.name'],
    [one({ name: 'A' }), 'views.0.state'],
    [one({ name: 'A', state: { query: 7 } }), 'views.0.state.query'],
    [one({ name: 'A', state: { query: '', layout: { order: 1 } } }), 'views.0.state.layout.order'],
  ])('that is %j is refused, and the place is named', (file, place) => {
    expect(read(file)).toBe(`The file holds no views: ${place} is wrong.`);
  });

  it('takes as many views and as long a name as a list may have', () => {
    const views = Array.from({ length: VIEWS_MAX }, () => ({
      name: 'x'.repeat(VIEW_NAME_MAX),
      state,
    }));
    expect(read({ list: 'tags', views })).toHaveLength(VIEWS_MAX);
  });

  it.each(['users', 'toString', '<b>'])('of the list %j is refused', (list) => {
    expect(read({ list, views: [{ name: 'A', state }] })).toBe(
      `The file holds views of another list: ${list}.`,
    );
  });

  it('takes names as text, and no more keys than a view has', () => {
    const name = '<img src=x onerror=alert(1)>';
    const text = `{"list":"tags","views":[{"name":"${name} ","state":{"query":"","__proto__":{"x":1}},"team":true}]}`;
    expect(readViewFile(text, 'tags')).toEqual([{ name, state: { query: '', layout: null } }]);
  });
});
