import { expect, it } from 'vitest';
import { createUndoTexts } from './undoTexts.ts';

it('leads back over the noted texts of a document, and no further than the first', () => {
  const undo = createUndoTexts();
  for (const text of ['saved', 'saved', 'typed', 'template']) undo.add('spider', text);
  undo.add('parser', 'other');
  expect(undo.back('spider', 'template')).toBe('typed');
  expect(undo.back('spider', 'typed')).toBe('saved');
  expect(undo.back('spider', 'saved')).toBeUndefined();
  expect(undo.take('parser')).toEqual(['other']);
});

it('leaves to the browser what was typed since', () => {
  const undo = createUndoTexts();
  for (const text of ['saved', 'template']) undo.add('spider', text);
  expect(undo.back('spider', 'template and more')).toBeUndefined();
  expect(undo.back('spider', 'template')).toBe('saved');
});

it('hands its texts over once', () => {
  const undo = createUndoTexts();
  for (const text of ['saved', 'typed']) undo.add('spider', text);
  expect(undo.take('spider')).toEqual(['saved', 'typed']);
  expect(undo.take('spider')).toEqual([]);
});
