// Checks references in the repository: links into docs/ must exist, and comments must not cite
// documents outside the repository.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const skippedFolders = new Set([
  'node_modules',
  'dist',
  'drizzle',
  'coverage',
  'storybook-static',
  'test-results',
]);
const sourceFile = /\.([cm]?[jt]sx?|css|html|mdx?)$/;
const testFile = /\.(test|spec|stories|e2e|cases)\.[cm]?[jt]sx?$/;

/**
 * @typedef {{ path: string; text: string }} SourceFile
 *
 * @typedef {{ path: string; line: number; text: string }} Finding
 */

/**
 * All source and documentation files of the repository, with paths relative to the folder.
 *
 * @param {string} folder
 * @returns {SourceFile[]}
 */
export function readSources(folder) {
  /** @type {SourceFile[]} */
  const files = [];
  const visit = (/** @type {string} */ current) => {
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      const path = join(current, entry.name);
      if (entry.isDirectory()) {
        const isHidden = entry.name.startsWith('.') && entry.name !== '.storybook';
        if (!isHidden && !skippedFolders.has(entry.name)) visit(path);
      } else if (sourceFile.test(entry.name))
        files.push({ path: relative(folder, path), text: readFileSync(path, 'utf8') });
    }
  };
  visit(folder);
  return files;
}

/**
 * The anchors that GitHub gives to the headings of a Markdown text.
 *
 * @param {string} markdown
 * @returns {Set<string>}
 */
export function anchorsOf(markdown) {
  const anchors = new Set();
  for (const [, heading] of withoutFences(markdown).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/**
 * Links to Markdown files of the repository whose file or heading does not exist. A path that
 * begins with `docs/` counts anywhere; a Markdown link counts from the place of its file.
 *
 * @param {string} root
 * @param {readonly SourceFile[]} files
 * @returns {Finding[]}
 */
export function brokenLinks(root, files) {
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  const isThere = (/** @type {string} */ path, /** @type {string | undefined} */ anchor) => {
    if (!existsSync(path)) return false;
    if (anchor === undefined) return true;
    if (!known.has(path)) known.set(path, anchorsOf(readFileSync(path, 'utf8')));
    return known.get(path)?.has(anchor) ?? false;
  };
  return files.flatMap((file) => {
    const isMarkdown = file.path.endsWith('.md');
    const text = isMarkdown ? withoutFences(file.text) : file.text;
    const fromRoot = [...text.matchAll(/(?<![\w/.-])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)].map(
      (found) => ({ found, path: join(root, found[1] ?? ''), anchor: found[2] }),
    );
    const relativeLinks = isMarkdown
      ? [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map((found) => ({
          found,
          path: found[1] ? resolve(root, dirname(file.path), found[1]) : resolve(root, file.path),
          anchor: found[2],
        }))
      : [];
    return [...fromRoot, ...relativeLinks]
      .filter(({ path, anchor }) => !isThere(path, anchor))
      .map(({ found }) => finding(file, found.index, found[0]));
  });
}

/**
 * The space between two words of a comment, which may contain a line break and the comment's
 * prefix.
 */
const gap = String.raw`[\s*/]+`;

/** Matches citations by a name or a number that has no meaning inside the repository. */
const foreignCitation = new RegExp(
  [
    `\\b[Dd]ocuments?${gap}[AB]\\b`,
    `(?<!RFC \\d+,? )\\b[Ss]ections?${gap}\\d+(?:\\.\\d+)*`,
    `\\b[Tt]ables?${gap}[A-Z]\\d+\\b`,
    `\\b[Dd]ecisions?${gap}\\d+`,
    String.raw`\b(?:architecture|stack|api|look)\.md\b`,
    String.raw`\bD\d{1,2}\b`,
  ].join('|'),
  'g',
);
const requirementId = /\b[ABH]-[A-Z]{2,4}-\d{3}\b/g;

/**
 * Citations of documents outside the repository, in comments and in Markdown; and requirement IDs
 * in comments outside tests, stories and contract cases.
 *
 * @param {readonly SourceFile[]} files
 * @returns {Finding[]}
 */
export function foreignCitations(files) {
  return files
    .filter(({ path }) => !path.startsWith(join('docs', 'requirements')))
    .flatMap((file) => {
      const texts = /\.mdx?$/.test(file.path)
        ? [{ start: 0, text: withoutFences(file.text) }]
        : commentsOf(file.text);
      return texts.flatMap(({ start, text }) => [
        ...[...text.matchAll(foreignCitation)].map((found) =>
          finding(file, start + found.index, found[0]),
        ),
        ...(testFile.test(file.path) || file.path.startsWith('e2e')
          ? []
          : [...text.matchAll(requirementId)].map((found) =>
              finding(file, start + found.index, found[0]),
            )),
      ]);
    });
}

/**
 * Comments of a JavaScript, TypeScript, CSS or HTML text. Neighbouring line comments are one.
 *
 * @param {string} text
 * @returns {{ start: number; text: string }[]}
 */
export function commentsOf(text) {
  const token =
    /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\\n])*`|(\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/g;
  return [...text.matchAll(token)].flatMap((found) =>
    found[1] === undefined ? [] : [{ start: found.index, text: found[1] }],
  );
}

/** The Markdown without the content of its fenced code. Lines keep their numbers and their lengths. */
const withoutFences = (/** @type {string} */ markdown) =>
  markdown.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '));

/** @returns {Finding} */
function finding(
  /** @type {SourceFile} */ file,
  /** @type {number} */ index,
  /** @type {string} */ text,
) {
  return { path: file.path, line: file.text.slice(0, index).split('\n').length, text };
}
