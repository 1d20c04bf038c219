import type { Me } from '@console/api/me/schema';
import { COUNTED_LISTS } from '@console/api/quality-counts/schema';
import { useAllViews } from '@console/api/views/client';
import { Palette } from '@console/features/palette/Palette';
import { routePaths } from '../navigation/matchPath.ts';
import { isThere } from './useGlobalKeys.ts';

const paths: Readonly<Record<string, string>> = routePaths;

/** The path of a list by its name. Undefined for lists that belong to a record. */
function pathOf(list: string): string | undefined {
  if (COUNTED_LISTS.some((tab) => tab === list)) return `/dashboard/data-quality/${list}`;
  const path = paths[list];
  return path?.includes(':') ? undefined : path;
}

interface OpenPaletteProps {
  me: Me;
  /** The text that was typed while the palette loaded. */
  typed: string;
  onClose: () => void;
}

/**
 * The palette with the data that only the shell has. Its script loads with the first use of its
 * shortcut.
 */
export function OpenPalette({ me, typed, onClose }: OpenPaletteProps) {
  const { data: saved = [] } = useAllViews();
  const views = saved.flatMap(({ name, list, state: { query } }) => {
    const path = pathOf(list);
    return path === undefined || !isThere(path, me.role)
      ? []
      : [{ name, href: query === '' ? path : `${path}?${query}` }];
  });
  return (
    <Palette
      me={me}
      mayOpen={(path) => isThere(path, me.role)}
      views={views}
      typed={typed}
      onClose={onClose}
    />
  );
}
