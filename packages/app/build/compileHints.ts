import type { Plugin } from 'vite';

/**
 * Nearly every function of the named files runs before the first row. Told so in its first line, a
 * browser compiles them beside the main thread while they arrive; otherwise it reads each twice,
 * the second time when it is called (a sixth of the script time of a second visit). Browsers that
 * do not know the comment pass over it.
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
