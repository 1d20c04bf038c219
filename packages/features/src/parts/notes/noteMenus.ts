import { mountedElements } from '@console/ui/mountedElements.ts';

/** The buttons of the menus of the notes on the page. */
export const { register: registerNoteMenu, all: noteMenus } = mountedElements<HTMLElement>();
