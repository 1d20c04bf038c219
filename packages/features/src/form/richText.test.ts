import { RICH_TEXT_TAGS } from '@console/api/core/hydra/richText';
import { ALLOWED_TAGS } from '@console/ui/RichTextView/sanitise.ts';
import { expect, it } from 'vitest';

it('the screens show the elements of rich text that the server stores', () => {
  expect([...ALLOWED_TAGS].sort()).toEqual([...RICH_TEXT_TAGS].sort());
});
