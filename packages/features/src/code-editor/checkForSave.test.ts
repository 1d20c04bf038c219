import { scrapeSchema } from '@console/api/scrapes/schema';
import { acmeWorkday } from '@console/mocks/scrapes/fixtures';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { checkForSave } from './checkForSave.ts';
import { openBuffer } from './codeBuffer.ts';

const problem = { line: 1, column: 1, endLine: 1, endColumn: 2, message: 'Unexpected end' };
vi.mock('@console/ui/CodeEditor/php/phpWorker.ts', () => ({
  createPhpWorker: () => ({
    check: (text: string) =>
      text === 'silent'
        ? new Promise(() => undefined)
        : Promise.resolve({ problems: text.endsWith('(') ? [problem] : [] }),
    dispose: () => undefined,
  }),
}));

const unsaved = (text: string) => {
  const buffer = openBuffer({ scrape: v.parse(scrapeSchema, acmeWorkday), etag: undefined });
  return { ...buffer, texts: { ...buffer.texts, spider: text } };
};

it('counts the problems of what is about to be saved', async () => {
  expect(await checkForSave(unsaved('<?php'))).toEqual({ problems: 0, isChecked: true });
  expect(await checkForSave(unsaved('<?php ('))).toEqual({ problems: 1, isChecked: true });
});

it('holds up no save where the check does not answer', async () => {
  vi.useFakeTimers();
  const found = vi.fn<(check: unknown) => void>();
  void checkForSave(unsaved('silent')).then(found);
  await vi.advanceTimersByTimeAsync(3000);
  expect(found).toHaveBeenCalledWith({ problems: 0, isChecked: false });
  vi.useRealTimers();
});
