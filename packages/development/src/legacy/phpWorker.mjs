// This worker parses PHP in a thread of its own, because a megabyte takes a second, and nested code
// can exhaust the stack.
import { parentPort, workerData } from 'node:worker_threads';
import phpParser from 'php-parser';

/** @typedef {{ line: number | null; message: string }} Problem */

const engine = new phpParser.Engine({
  parser: { version: 704, suppressErrors: true },
  ast: { withPositions: true },
});

const nameOf = ({ name }) => (typeof name === 'string' ? name : (name?.name ?? '(anonymous)'));

/** The nodes at the top of a script, including those inside its namespaces. */
const topLevel = (nodes) =>
  nodes.flatMap((node) => (node.kind === 'namespace' ? topLevel(node.children) : [node]));

/**
 * Removes the beginning and the line number from a message such as `Parse Error : syntax error,
 * unexpected ';' on line 2`, because the line is shown beside it.
 */
const wordsOf = (message) =>
  message.replace(/^Parse Error\s*:\s*/i, '').replace(/ on line \d+$/, '');

function check(code) {
  const facts = { lines: code.split(/\r\n|\r|\n/).length, bytes: Buffer.byteLength(code) };
  try {
    const tree = /<\?(php|=)/i.test(code)
      ? engine.parseCode(code, 'script.php')
      : engine.parseEval(code);
    const nodes = topLevel(tree.children);
    const named = (kinds) => nodes.filter(({ kind }) => kinds.includes(kind)).map(nameOf);
    return {
      ...facts,
      functions: named(['function']),
      classes: named(['class', 'interface', 'trait']),
      problems: tree.errors.map(({ line, message }) => ({
        line: line ?? null,
        message: wordsOf(message),
      })),
    };
  } catch (error) {
    const message =
      error instanceof RangeError ? 'The code is nested too deeply.' : wordsOf(error.message);
    const line = error.lineNumber ?? null;
    return { ...facts, functions: [], classes: [], problems: [{ line, message }] };
  }
}

parentPort.postMessage(workerData.map(check));
