import { mountedElements } from '@console/ui/mountedElements.ts';

/** The menu buttons of all notes on the page. */
export const { register: registerNoteMenu, all: noteMenus } = mountedElements<HTMLElement>();
