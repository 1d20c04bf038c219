import { isBlank, violationOf } from '../core/hydra/messages.ts';
import { plainName } from '../core/hydra/plainName.ts';

/** The maximum length of a title, in visible characters. The server refuses longer ones. */
export const TAG_TITLE_MAX = 120;

export type TagProblem = { code: 'required' | 'too_long'; message: string };

/** Returns what is wrong with a tag's title, or undefined when nothing is wrong. */
export function tagTitleProblem(title: string): TagProblem | undefined {
  const text = plainName(title);
  if (isBlank(text)) return violationOf('required');
  return [...text].length > TAG_TITLE_MAX ? violationOf('too_long') : undefined;
}
