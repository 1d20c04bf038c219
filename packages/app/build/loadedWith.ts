import { join } from 'node:path';
import type { Rolldown } from 'vite';

const app = join(import.meta.dirname, '..');

export type Chunking = Rolldown.ChunkingContext;

const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\./;

/** The file names of the icons that one of our modules imports by name. */
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
 * Returns a function that says whether a module is loaded whenever the given one is, which means
 * through static imports alone and without an `import()` between them. The modules are collected
 * once per build. The index of the icon package imports all icons, so an icon counts only if one of
 * the modules imports it by name.
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
