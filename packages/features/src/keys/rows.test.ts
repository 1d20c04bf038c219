// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { canOpenRow, focusRowAt, hasRows, moveRow } from './rows.ts';

const table = (rows: string) => {
  document.body.innerHTML = `<table><tbody><tr><td>Not</td><td>a list</td></tr></tbody></table><table aria-label="Entities"><thead><tr><th>ID</th><th><button>Sort</button></th></tr></thead><tbody>${rows}</tbody></table>`;
};
const row = (id: number) =>
  `<tr id="row-${id}"><td><input type="checkbox"></td><td><a href="/${id}">${id}</a><button>Edit</button></td></tr>`;
const focused = () => document.activeElement?.textContent;

beforeEach(() => table([1, 2, 3].map(row).join('')));

it('begins with the first row, past its check box, and stops at the ends', () => {
  const steps = [1, 1, 1, 1, -1, -1, -1] as const;
  expect(
    steps.map((step) => {
      moveRow(step);
      return focused();
    }),
  ).toEqual(['1', '2', '3', '3', '2', '1', '1']);
});

it('goes on from wherever the focus is in a row', () => {
  document.querySelector<HTMLElement>('#row-2 input')?.focus();
  moveRow(1);
  expect(focused()).toBe('3');
});

it('passes by the details of an expanded row, and goes on from within them', () => {
  table(`${row(1)}<tr><td colspan="2"><a href="/inside">Inside</a></td></tr>${row(2)}${row(3)}`);
  moveRow(1);
  moveRow(1);
  expect(focused()).toBe('2');
  document.querySelector<HTMLElement>('td[colspan] a')?.focus();
  moveRow(1);
  expect(focused()).toBe('2');
  document.querySelector<HTMLElement>('td[colspan] a')?.focus();
  moveRow(-1);
  expect(focused()).toBe('1');
});

it('takes the row itself where nothing in it can be opened', () => {
  table(
    '<tr><td>1</td><td>Ada</td></tr><tr><td>2</td><td>Bob<button aria-disabled="true"></button></td></tr>',
  );
  expect(canOpenRow()).toBe(false);
  moveRow(1);
  expect(document.activeElement?.tagName).toBe('TR');
  moveRow(1);
  expect(focused()).toBe('2Bob');
});

it('goes through a table of which one column is shown', () => {
  table('<tr><td><a href="/1">1</a></td></tr><tr><td><a href="/2">2</a></td></tr>');
  moveRow(1);
  moveRow(1);
  expect(focused()).toBe('2');
});

it('says whether there are rows, and whether one can be opened', () => {
  expect([hasRows(), canOpenRow()]).toEqual([true, true]);
  table('');
  expect([hasRows(), canOpenRow()]).toEqual([false, false]);
  expect(() => moveRow(1)).not.toThrow();
});

it('gives the focus to the row at a place, to the last one, or to what stands in the place of the rows; never takes it away', () => {
  for (const each of document.querySelectorAll('tr')) each.tabIndex = -1;
  focusRowAt(1);
  expect(document.activeElement?.id).toBe('row-2');
  focusRowAt(0);
  expect(document.activeElement?.id).toBe('row-2');
  document.querySelector<HTMLElement>('#row-2')?.blur();
  focusRowAt(7);
  expect(document.activeElement?.id).toBe('row-3');
  document.body.innerHTML =
    '<div id="rest" tabindex="-1" data-list-main><p>This page is past the end.</p></div>';
  focusRowAt(1);
  expect(document.activeElement?.id).toBe('rest');
});
