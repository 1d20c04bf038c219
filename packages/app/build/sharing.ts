import type { Rolldown } from 'vite';

/** A module of the build with the modules that it imports and those that it loads with `import()`. */
export interface Module {
  /** In bytes. */
  size: number;
  imports: readonly string[];
  loads: readonly string[];
}
export type Modules = ReadonlyMap<string, Module>;

/** About the length of a module in a script, where it has no comments. */
const sizeOf = (code: string) =>
  code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\s+/g, ' ').length;

/** Every module that the entry imports or loads, directly or not. */
export function modulesOf(context: Rolldown.ChunkingContext, entry: string): Modules {
  const modules = new Map<string, Module>();
  const found = new Set([entry]);
  for (const id of found) {
    const info = context.getModuleInfo(id);
    const imports = [...(info?.importedIds ?? [])];
    const loads = [...(info?.dynamicallyImportedIds ?? [])];
    modules.set(id, { size: sizeOf(info?.code ?? ''), imports, loads });
    for (const next of [...imports, ...loads]) found.add(next);
  }
  return modules;
}

/** Modules that a browser loads together. */
export interface Script {
  modules: string[];
  size: number;
  /** The starts that load this script: the browser may not have it by then. */
  starts: Set<string>;
  /** The starts at which the browser has this script, whichever way it came. */
  presentAt: Set<string>;
  imports: Set<Script>;
}

/** What it costs to load scripts. */
export interface Costs {
  /** A request costs as much as so many bytes. */
  request: number;
  /** How much a start counts beside others. */
  weightOf: (start: string) => number;
  /** What this start shares with others is one script, whatever the others need of it. */
  whole: string;
}

/** These, and everything that `next` leads to from them. */
function reachable<T>(from: Iterable<T>, next: (one: T) => Iterable<T>): ReadonlySet<T> {
  const found = new Set(from);
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}

/**
 * Puts modules into one script when the same starts load them. A start is the entry, or a module
 * that is loaded with `import()`.
 */
function scriptsByStart(modules: Modules, entry: string): Set<Script> {
  const withImports = (id: string) => reachable([id], (one) => modules.get(one)?.imports ?? []);
  const needs = new Map([[entry, withImports(entry)]]);
  const loads = new Map<string, ReadonlySet<string>>();
  for (const [start, needed] of needs) {
    const loaded = new Set([...needed].flatMap((id) => modules.get(id)?.loads ?? []));
    loads.set(start, loaded);
    for (const id of loaded) needs.set(id, needs.get(id) ?? withImports(id));
  }
  const scripts = new Map<string, Script>();
  const scriptOf = new Map<string, Script>();
  for (const [id, { size }] of modules) {
    const isNeededBy = (start: string) => needs.get(start)?.has(id) === true;
    // The starts to which a browser can come without having the module, and those that load it.
    const without = reachable([entry], (start) =>
      isNeededBy(start) ? [] : (loads.get(start) ?? []),
    );
    const users = [...needs.keys()].filter(isNeededBy);
    const starts = users.filter((start) => without.has(start));
    const presentAt = users.filter((start) => !without.has(start));
    const key = starts.join('\n');
    const script = scripts.get(key) ?? {
      modules: [],
      size: 0,
      starts: new Set(starts),
      presentAt: new Set(presentAt),
      imports: new Set(),
    };
    script.presentAt = new Set(presentAt.filter((start) => script.presentAt.has(start)));
    script.modules.push(id);
    script.size += size;
    scripts.set(key, script);
    scriptOf.set(id, script);
  }
  for (const script of scripts.values())
    for (const id of script.modules)
      for (const imported of modules.get(id)?.imports ?? []) {
        const other = scriptOf.get(imported);
        if (other && other !== script) script.imports.add(other);
      }
  return new Set(scripts.values());
}

/** What joining two scripts makes a start load without need, because one of them imports it. */
interface InVain {
  script: Script;
  starts: readonly string[];
}

/**
 * Divides the modules of a build into scripts. It begins with a script for each set of starts, so
 * that nothing is loaded in vain. It joins two of them as long as that saves more in requests than
 * it costs in bytes that a start does not need. What only one start loads stays as it is, and so
 * does what the entry loads.
 */
export function scriptsOf(
  modules: Modules,
  entry: string,
  { request, weightOf, whole }: Costs,
): ReadonlySet<Script> {
  const scripts = scriptsByStart(modules, entry);

  /** The bytes saved when these two become one, without what they import. */
  function savedBy(one: Script, other: Script): number {
    let saved = 0;
    for (const start of one.starts)
      saved += weightOf(start) * (other.starts.has(start) ? request : -other.size);
    for (const start of other.starts)
      if (!one.starts.has(start)) saved -= weightOf(start) * one.size;
    return saved;
  }

  /** What the starts of one script would load because the other one imports it. */
  function inVain(one: Script, other: Script): InVain[] {
    const more = [...one.starts].filter((start) => !other.starts.has(start));
    const imported = [...reachable(other.imports, ({ imports }) => imports)];
    return imported.flatMap((script) => {
      if (script === one || script.starts.has(entry)) return [];
      const starts = more.filter((it) => !script.starts.has(it) && !script.presentAt.has(it));
      return starts.length > 0 ? [{ script, starts }] : [];
    });
  }

  function costOf(loads: readonly InVain[]): number {
    let cost = 0;
    for (const { script, starts } of loads)
      for (const start of starts) cost += weightOf(start) * (script.size + request);
    return cost;
  }

  function join(one: Script, other: Script) {
    for (const { script, starts } of [...inVain(one, other), ...inVain(other, one)])
      for (const start of starts) script.starts.add(start);
    one.modules.push(...other.modules);
    one.size += other.size;
    for (const start of other.starts) one.starts.add(start);
    for (const start of one.presentAt)
      if (one.starts.has(start) || !other.presentAt.has(start)) one.presentAt.delete(start);
    for (const script of other.imports) one.imports.add(script);
    scripts.delete(other);
    for (const { imports } of scripts) if (imports.delete(other)) imports.add(one);
    one.imports.delete(one);
  }

  const [core, ...others] = [...scripts].filter(
    ({ starts }) => starts.has(whole) && starts.size > 1,
  );
  for (const other of others) if (core) join(core, other);
  for (;;) {
    const joinable = [...scripts].filter((it) => it.starts.size > 1 && it !== core);
    let best: readonly [saved: number, one: Script, other: Script] | undefined;
    for (const [at, one] of joinable.entries())
      for (const other of joinable.slice(at + 1)) {
        const atLeast = best?.[0] ?? 0;
        const withoutImports = savedBy(one, other);
        if (withoutImports <= atLeast) continue;
        const saved = withoutImports - costOf(inVain(one, other)) - costOf(inVain(other, one));
        if (saved > atLeast) best = [saved, one, other];
      }
    if (!best) return scripts;
    join(best[1], best[2]);
  }
}
