import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../*/*.ts', '../quality/*/*.state.ts', '!../**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/**
 * Every package that a module of features/src, or one that comes with it, asks for; types do not
 * count.
 */
function packages(path: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const source =
    sources[path.startsWith('../list/') ? path.replace('../list/', './') : path] ?? sources[path];
  if (source === undefined) throw new Error(`No source of ${path}`);
  return [...source.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms)].flatMap(
    ([, target = '']) =>
      target.startsWith('.')
        ? packages(
            new URL(target, `https://src.test/${path.replace('../', '')}`).pathname.replace(
              /^\//,
              '../',
            ),
            seen,
          )
        : [target],
  );
}

test.each([
  '../entities/entities.state.ts',
  '../scrapes/scrapes.state.ts',
  '../tags/tags.state.ts',
  '../users/users.state.ts',
  '../quality/daily-job-shift/dailyJobShift.state.ts',
  '../quality/watch-list/watchList.state.ts',
  '../quality/monitored-entities/monitoredEntities.state.ts',
  '../quality/review-ready/reviewReady.state.ts',
  '../quality/pit-stop/pitStop.state.ts',
  '../list/listState.ts',
])('%s asks for no package, so that the boot script stays tiny', (path) => {
  expect(packages(path)).toEqual([]);
});

test('what does ask for one is seen', () =>
  expect(packages('../list/useListState.ts')).toContain('react'));
