import { join } from 'node:path';
import type { Rolldown } from 'vite';

const app = join(import.meta.dirname, '..');

export type Chunking = Rolldown.ChunkingContext;

const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\./;

/** The file names of the icons that a module of ours names in its imports. */
function iconsIn(code: string): readonly string[] {
  const names = [...code.matchAll(/import \{([^}]*)\} from ['"]lucide-react['"]/g)];
  return names.flatMap(([, list = '']) =>
    list.split(',').map((name) =>
      (name.split(' as ')[0] ?? '')
        .trim()
        .replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/g, '-')
        .toLowerCase(),
    ),
  );
}

/**
 * Is this module loaded whenever the given one is: by imports alone, no `import()` between them?
 * Worked out once a build. All icons are imported by the one index of their package, so those that
 * count are the ones that the modules name.
 */
export function loadedWith(file: string) {
  let found: Set<string> | undefined;
  const icons = new Set<string>();
  return (id: string, context: Chunking): boolean => {
    const [, icon] = ICON.exec(id) ?? [];
    if (!found) {
      found = new Set();
      const open = [join(app, file)];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (found.has(next)) continue;
        found.add(next);
        const info = context.getModuleInfo(next);
        open.push(...(info?.importedIds ?? []));
        if (!next.includes('node_modules'))
          for (const name of iconsIn(info?.code ?? '')) icons.add(name);
      }
    }
    return icon === undefined ? found.has(id) : icons.has(icon);
  };
}
