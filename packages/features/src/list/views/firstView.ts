import * as v from 'valibot';
import { layoutSchema } from '../tableLayout.store.ts';
import { rememberedView, type RememberedView } from '../viewMemory.ts';

/**
 * The default view that this browser remembers. An invalid layout is left out, because stored data
 * may be damaged or come from another version. The boot script is too small to validate it.
 */
export function firstView(pathname: string): RememberedView | undefined {
  const view = rememberedView(pathname);
  const layout = v.safeParse(layoutSchema, view?.state.layout);
  return (
    view && {
      id: view.id,
      name: String(view.name),
      state: { query: view.state.query, layout: layout.success ? layout.output : null },
    }
  );
}
