import { toSearchParams } from '@console/api/core/listQuery';
import { describe, expect, it } from 'vitest';
import { readListState, writeListState } from '../list/listState.ts';
import { codeSearchQuery, codeSearchState, searchRefusal } from './codeSearch.state.ts';

const read = (address: string) => readListState(codeSearchState, address);
const asked = (address: string) =>
  decodeURIComponent(toSearchParams(codeSearchQuery(read(address))).toString());

describe('the address of code search', () => {
  it.each([
    ['', 'page=1&limit=15&order[entity_id]=desc'],
    ['search=getUrl', 'page=1&limit=15&order[entity_id]=desc&code_search=getUrl'],
    [
      'search=getUrl&codeType=spider',
      'page=1&limit=15&order[entity_id]=desc&spider_code=true&code_search=getUrl',
    ],
    [
      'codeType=parser&status=archived',
      'page=1&limit=15&order[entity_id]=desc&parser_code=true&archived=true',
    ],
    ['status=active', 'page=1&limit=15&order[entity_id]=desc&archived=false'],
    ['orderBy=eid&order=asc', 'page=1&limit=15&order[entity_id]=asc'],
    ['orderBy=last_updated', 'page=1&limit=15&order[last_updated]=desc'],
    [
      'orderBy=nonsense&codeType=both&status=maybe&page=0&pageSize=7',
      'page=1&limit=15&order[entity_id]=desc',
    ],
    ['search=-%3E&codeType=spider', 'page=1&limit=15&order[entity_id]=desc&spider_code=true'],
    [
      'search=%25_%5C%27%22%3C%3Eabc',
      'page=1&limit=15&order[entity_id]=desc&code_search=%_\\\'"<>abc',
    ],
  ])('%j asks for %j', (address, query) => {
    expect(asked(address)).toBe(query);
  });

  it("leaves the default order out, and other pages' parameters alone", () => {
    expect(
      writeListState(
        { ...read('tab=x&search=abc&codeType=spider'), page: 2 },
        'tab=x&search=abc&codeType=spider',
      ),
    ).toBe('tab=x&search=abc&codeType=spider&page=2');
  });

  it('says why a short text is not searched for, and nothing where there is none', () => {
    expect(searchRefusal(read('search=a-b'))).toMatch(/three letters or digits/);
    expect(searchRefusal(read('search=abc'))).toBeUndefined();
    expect(searchRefusal(read(''))).toBeUndefined();
  });
});
