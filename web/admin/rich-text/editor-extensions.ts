import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isRichLink } from '#domain/rich-text/rich-links.ts';

/** What the editor can make: the elements that the server keeps. Pasted text loses everything else. */
export const EDITOR_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (href) => isRichLink(href),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image.configure({ inline: true }),
  TableKit.configure({ table: { resizable: false } }),
];
