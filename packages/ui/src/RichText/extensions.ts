import StarterKit from '@tiptap/starter-kit';
import { isSafeAddress } from '../RichTextView/sanitise.ts';

/** The formats that the text may have: bold, italic, links, lists, quotes, code. */
export const extensions = [
  StarterKit.configure({
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, isAllowedUri: isSafeAddress },
  }),
];
