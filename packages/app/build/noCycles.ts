import type { Plugin, Rolldown } from 'vite';

/**
 * The names of the scripts in the first cycle of imports, in alphabetical order. Undefined without
 * a cycle.
 */
function cycleFrom(bundle: Rolldown.OutputBundle): string | undefined {
  const done = new Set<string>();
  const visit = (fileName: string, path: readonly string[]): string | undefined => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || done.has(fileName)) return undefined;
    const at = path.indexOf(fileName);
    if (at >= 0) {
      const names = path.slice(at).map((name) => {
        const one = bundle[name];
        return one?.type === 'chunk' ? one.name : name;
      });
      return names.toSorted().join(', ');
    }
    for (const imported of chunk.imports) {
      const cycle = visit(imported, [...path, fileName]);
      if (cycle !== undefined) return cycle;
    }
    done.add(fileName);
    return undefined;
  };
  for (const fileName of Object.keys(bundle)) {
    const cycle = visit(fileName, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/**
 * Fails the build when scripts import each other in a circle. One of them would then run before the
 * code that it needs, which fails only in the browser. build/chunks.ts decides which scripts there
 * are.
 */
export function noCycles(): Plugin {
  return {
    name: 'console:no-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const cycle = cycleFrom(bundle);
      if (cycle !== undefined) this.error(`These scripts import each other: ${cycle}.`);
    },
  };
}
