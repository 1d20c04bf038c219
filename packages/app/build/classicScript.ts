import { join } from 'node:path';
import { build } from 'vite';

const app = join(import.meta.dirname, '..');

/**
 * Builds a module and all that it imports as one classic script.
 *
 * @param entry the path of the module, relative to the folder of this package
 * @param define the names in the source, each with the code that replaces it
 * @returns the code
 */
export async function classicScript(
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    root: app,
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2023',
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(app, entry), output: { format: 'iife' } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  const chunk =
    output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
  if (!chunk) throw new Error(`The build of ${entry} has no output chunk.`);
  return chunk.code;
}
