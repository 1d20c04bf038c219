// Which requirement IDs a test, a story or a journey claims, and where it claims them.
import { commentsOf, readSources } from './docs.mjs';

/**
 * The most requirement IDs that one story or test may name. A longer list does not describe one
 * behaviour.
 */
export const MAX_IDS = 4;

const requirementId = /\b[ABH]-[A-Z]{2,4}-\d{3}\b/g;
const idsOf = (/** @type {string} */ text) => [...new Set(text.match(requirementId) ?? [])];

/** Matches a list of IDs, which may spread other lists, or a string, such as a title. */
const claim =
  /\[\s*(?:(?:'[ABH]-[A-Z]{2,4}-\d{3}'|\.\.\.\w+)\s*,?\s*)+\]|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The title of a group, which asserts nothing by itself. */
const groupTitle = /\bdescribe(?:\.\w+)*\(\s*('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`[^`]*`)/g;

/** Replaces comments by spaces, so that offsets stay the same. */
const withoutComments = (/** @type {string} */ text) => {
  let code = text;
  for (const comment of commentsOf(text))
    code =
      code.slice(0, comment.start) +
      comment.text.replace(/[^\n]/g, ' ') +
      code.slice(comment.start + comment.text.length);
  return code;
};

/**
 * The tests, contract cases, stories and journeys of the repository.
 *
 * @param {string} root
 */
export const readTests = (root) =>
  readSources(root).filter(
    ({ path }) =>
      /\.(test|spec|cases|stories|e2e)\.[cm]?[jt]sx?$/.test(path) && !path.startsWith('scripts'),
  );

/**
 * @param {readonly { path: string; text: string }[]} files
 * @returns {{
 *   named: Set<string>;
 *   onlyInHeaders: Map<string, string[]>;
 *   crowded: { path: string; line: number; ids: string[] }[];
 * }}
 *   `named`: IDs that stand anywhere in the files. `onlyInHeaders`: IDs that stand in comments and
 *   in titles of groups alone, where nothing shows what asserts them. `crowded`: titles and lists
 *   with more than four IDs
 */
export function readClaims(files) {
  const inCode = new Set();
  /** @type {Map<string, string[]>} */
  const inHeaders = new Map();
  const crowded = [];
  for (const { path, text } of files) {
    const code = withoutComments(text);
    for (const id of idsOf(code.replace(groupTitle, ''))) inCode.add(id);
    const headers = [
      ...commentsOf(text).map((comment) => comment.text),
      ...[...code.matchAll(groupTitle)].map(([title]) => title),
    ];
    for (const id of idsOf(headers.join('\n')))
      inHeaders.set(id, [...(inHeaders.get(id) ?? []), path]);
    for (const found of code.matchAll(claim)) {
      const ids = idsOf(found[0]);
      if (ids.length > MAX_IDS)
        crowded.push({ path, line: code.slice(0, found.index).split('\n').length, ids });
    }
  }
  return {
    named: new Set([...inCode, ...inHeaders.keys()]),
    onlyInHeaders: new Map([...inHeaders].filter(([id]) => !inCode.has(id)).sort()),
    crowded,
  };
}
