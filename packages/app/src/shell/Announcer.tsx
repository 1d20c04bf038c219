import { VisuallyHidden } from '@chakra-ui/react';
import { useSnapshot } from 'valtio';
import { announcerStore } from '../navigation/announcer.store.ts';

/** Reads out the page that was entered; sighted people see it. */
export function Announcer() {
  const { text } = useSnapshot(announcerStore);
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
