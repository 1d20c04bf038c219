import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { usage } from '../.storybook/docs/usage.ts';

const files = readdirSync(join(import.meta.dirname, '../packages/ui/src'), { recursive: true })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => basename(path, '.stories.tsx'));

it('says of each part of ui when to use it, and of no other', () => {
  expect(Object.keys(usage).toSorted()).toEqual(files.toSorted());
});

it('names parts of ui to use instead', () => {
  const named = Object.values(usage).flatMap(({ instead = {} }) => Object.keys(instead));
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
});
