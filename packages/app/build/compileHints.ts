import type { Plugin } from 'vite';

/**
 * Nearly every function of the named files runs before the first row. This comment in the first
 * line lets a browser compile them beside the main thread while they arrive; without it each is
 * read twice, the second time when it is called (a sixth of the script time of a second visit).
 * Other browsers ignore the comment.
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post', // Vite writes lines of its own at the top before
      handler: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && names.includes(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
