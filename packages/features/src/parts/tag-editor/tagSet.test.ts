import { describe, expect, it } from 'vitest';
import { knownTags, sameSet, tagIdsOf, tagOptions, toTagsWrite } from './tagSet.ts';

const tag = (id: number, title: string) => ({
  '@id': `/api/tags/${id}`,
  id,
  title,
  category: null,
});
const link = (id: number, of: ReturnType<typeof tag>) => ({
  '@id': `/api/entity_tags/${id}`,
  id,
  tag: of,
});

const nyse = tag(1, 'NYSE');
const bank = tag(2, 'Bank');
const blocked = tag(3, 'NS: Blocked');
const login = tag(4, 'NS: Login needed');
const all = [nyse, bank, blocked, login];

describe('the list of the tag editor', () => {
  it('disables chosen tags (B-EAT-004)', () => {
    expect(
      tagOptions(all, ['2'])
        .filter(({ disabled }) => disabled)
        .map(({ label }) => label),
    ).toEqual(['Bank']);
  });
  it('has every other reason disabled once one is chosen', () => {
    expect(
      tagOptions(all, ['3'])
        .filter(({ disabled }) => disabled)
        .map(({ label }) => label),
    ).toEqual(['NS: Blocked', 'NS: Login needed']);
  });
  it('contains a tag of the entity that is missing in the list of all tags', () => {
    const gone = tag(9, 'Gone');
    expect(knownTags(all, { tags: [link(7, gone), link(8, nyse)] })).toEqual([...all, gone]);
  });
});

describe('the body of the save', () => {
  it('names the links that stay and the tags that are new (B-API-037, A-API-018)', () => {
    const entity = { tags: [link(7, nyse), link(8, bank)] };
    expect(toTagsWrite(['1', '3'], all, entity)).toEqual({
      entity_tags: [{ '@id': '/api/entity_tags/7', tag: '/api/tags/1' }, { tag: '/api/tags/3' }],
    });
    expect(toTagsWrite([], all, entity)).toEqual({ entity_tags: [] });
  });
  it('makes the IRI of a new tag from its id', () => {
    expect(toTagsWrite(['5'], all, { tags: [] })).toEqual({ entity_tags: [{ tag: '/tags/5' }] });
  });
});

it('a set is the same in any order', () => {
  expect([
    sameSet(['1', '2'], ['2', '1']),
    sameSet(['1'], ['1', '2']),
    sameSet(['1', '2'], ['1', '3']),
  ]).toEqual([true, false, false]);
  expect(tagIdsOf({ tags: [link(7, bank)] })).toEqual(['2']);
});
