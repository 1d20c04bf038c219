import { proxy } from 'valtio';

/** What the screen reader is told next; see shell/Announcer.tsx. */
export const announcerStore = proxy({ text: '' });

export function announce(text: string) {
  announcerStore.text = text;
}
