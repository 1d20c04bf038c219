import { expect, test } from 'vitest';

const files = import.meta.glob<string>(
  ['../*/*.ts', '../quality/*/*.ts', '../../../api/src/*/list.ts', '!../**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const resolve = (target: string, from: string) =>
  new URL(target, `https://src.test${from}`).pathname;
const HERE = '/features/src/list/';
const sources = new Map(
  Object.entries(files).map(([path, source]) => [resolve(path, HERE), source]),
);

/** Every package that a module, or one that comes with it, asks for; types do not count. */
function packages(path: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const source = sources.get(path);
  if (source === undefined) throw new Error(`No source of ${path}`);
  return [...source.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms)].flatMap(
    ([, target = '']) => {
      const list = /^@console\/api(\/[\w-]+\/list)$/.exec(target)?.[1];
      if (list) return packages(`/api/src${list}.ts`, seen);
      return target.startsWith('.') ? packages(resolve(target, path), seen) : [target];
    },
  );
}

test.each([
  '../entities/entities.state.ts',
  '../scrapes/scrapes.state.ts',
  '../tags/tags.state.ts',
  '../users/users.state.ts',
  '../quality/daily-job-shift/dailyJobShift.state.ts',
  '../quality/monitored-entities/monitoredEntities.state.ts',
  '../quality/pit-stop/pitStop.state.ts',
  '../quality/review-ready/reviewReady.state.ts',
  '../quality/watch-list/watchList.state.ts',
  '../insights/insights.state.ts',
  '../list/listState.ts',
  '../list/listStateOf.ts',
])('%s asks for no package, so that the boot script stays tiny', (path) => {
  expect(packages(resolve(path, HERE))).toEqual([]);
});

test('what does ask for one is seen', () =>
  expect(packages(resolve('useListState.ts', HERE))).toContain('react'));
