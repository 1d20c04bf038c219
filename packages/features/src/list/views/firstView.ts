import * as v from 'valibot';
import { layoutSchema } from '../tableLayout.store.ts';
import { rememberedView, type RememberedView } from '../viewMemory.ts';

/**
 * The view with which a list begins. What the browser remembers may be of another version, or
 * anybody's: an arrangement that is none is left out. The boot script has no room to ask.
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
