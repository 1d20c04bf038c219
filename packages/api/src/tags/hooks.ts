import { useRead } from '../core/useRead.ts';
import { tagKeys } from './keys.ts';
import { listAllTags } from './requests.ts';

/** All tags for choices and labels, never a page of them. */
export const useTags = ({ title }: { title?: string; all: true }) => useRead(tagKeys.options(title), () => listAllTags(title));
