import type { Me } from '@console/api/me/schema';
import { useAllViews } from '@console/api/views/client';
import { Palette } from '@console/features/palette/Palette';
import { pathOfList } from '../pages/links.ts';
import { isThere } from '../pages/mayOpen.ts';

interface OpenPaletteProps {
  me: Me;
  /** The text that was typed while the palette loaded. */
  typed: string;
  onClose: () => void;
}

/**
 * The palette with the data that only the shell has. Its script loads when the pointer reaches the
 * button or when the palette is opened for the first time.
 */
export function OpenPalette({ me, typed, onClose }: OpenPaletteProps) {
  const { data: saved = [] } = useAllViews();
  const views = saved.flatMap(({ name, list, state: { query } }) => {
    const path = pathOfList(list);
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
