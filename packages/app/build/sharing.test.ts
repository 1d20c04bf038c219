import { describe, expect, it } from 'vitest';
import { scriptsOf, type Module } from './sharing.ts';

/** A build whose modules have ten bytes each; a name after `+` is loaded with `import()`. */
const build = (modules: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(modules).map(([id, uses]): [string, Module] => {
      const names = uses.split(' ').filter((name) => name !== '');
      const loads = names.filter((name) => name.startsWith('+')).map((name) => name.slice(1));
      return [id, { size: 10, imports: names.filter((name) => !name.startsWith('+')), loads }];
    }),
  );

const divide = (modules: Readonly<Record<string, string>>, request: number, whole = '') =>
  [...scriptsOf(build(modules), 'main', { request, weightOf: () => 1, whole })]
    .map((script) => script.modules.toSorted().join(' '))
    .toSorted();

describe('the scripts of a build', () => {
  const pages = { main: 'react +list +record', react: '', list: 'table react', table: '' };

  it('are one for what the same starts load', () => {
    expect(divide({ ...pages, record: 'table card', card: '' }, 0)).toEqual([
      'card record',
      'list',
      'main react',
      'table',
    ]);
  });

  it('keep with a page what its dialog needs as well', () => {
    const modules = {
      ...pages,
      list: 'table field +dialog',
      dialog: 'field',
      field: '',
      record: '',
    };
    expect(divide(modules, 0)).toContain('field list table');
  });

  it('have apart what a dialog needs that also opens where the page is not', () => {
    const modules = {
      ...pages,
      list: 'field +dialog',
      record: '+dialog',
      dialog: 'field',
      field: '',
    };
    expect(divide(modules, 0)).toContain('field');
  });

  const three = {
    main: '+a +b +c',
    a: 'ab abc',
    b: 'ab abc',
    c: 'abc',
    ab: '',
    abc: '',
  };
  it('are joined where a request costs more than the bytes that a page does not need', () => {
    // Two pages save a request, and the third has ten bytes too many.
    expect(divide(three, 6)).toContain('ab abc');
    expect(divide(three, 5)).toContain('ab');
  });

  it('are not joined where a page would load what the other one imports', () => {
    const others = { d: 'deep', e: 'deep', f: 'deep', g: 'deep' };
    const modules = { ...three, ...others, main: '+a +b +c +d +e +f +g', ab: 'deep', deep: '' };
    // The third page would have one more request, and twenty bytes too many.
    expect(divide(modules, 12)).toContain('ab');
    expect(divide({ ...modules, ab: '' }, 12)).toContain('ab abc');
    // Where it needs what the other one imports anyway, only ten bytes are too many.
    expect(divide({ ...modules, c: 'abc deep' }, 12)).toContain('ab abc');
  });

  it('are one for all that the named start shares', () => {
    expect(divide(three, 0, 'a')).toEqual(['a', 'ab abc', 'b', 'c', 'main']);
  });
});
