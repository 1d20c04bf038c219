/** Characters as people see them written; what is longer the server refuses (contract, section 6.6). */
export const TAG_TITLE_MAX = 120;

export type TagProblem = { code: 'required' | 'too_long'; message: string };

/** What is wrong with a tag's title, if anything. */
export function tagTitleProblem(title: string): TagProblem | undefined {
  const text = title.trim();
  if (text === '') return { code: 'required', message: 'This is required' };
  return [...text].length > TAG_TITLE_MAX
    ? { code: 'too_long', message: 'Value is too long' }
    : undefined;
}
