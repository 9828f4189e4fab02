import { toHtml } from 'hast-util-to-html';
import { isForeignLink } from '#domain/rich-text/rich-links.ts';
import type { RichElement, RichNode, RichText } from '#domain/rich-text/rich-text.ts';
import { uploadedSources } from '#domain/uploads/picture-url.ts';
import { allowRichText } from './read-rich-text.ts';

/** The HTML of a rich text for its editor. A stored tree is not trusted: only what is allowed is written. */
export function writeRichText(stored: RichText): string {
  return writeAllowed(allowRichText(stored));
}

/** The HTML of a rich text that was just read. */
export function writeAllowed(text: RichText): string {
  return toHtml(text, OPTIONS);
}

/**
 * The HTML of a rich text for shoppers: links to other shops are not vouched for, pictures load when they
 * come near, uploads in the size and format of the browser.
 */
export function renderRichText(stored: RichText): string {
  return toHtml({ type: 'root', children: allowRichText(stored).children.map(complete) }, OPTIONS);
}

const OPTIONS = { characterReferences: { useNamedReferences: true } };

type Shown = {
  type: 'element';
  tagName: string;
  properties: Record<string, string | number>;
  children: (Shown | { type: 'text'; value: string })[];
};

function complete(node: RichNode): Shown | { type: 'text'; value: string } {
  if (node.type === 'text') return node;
  const { tagName, properties } = node;
  const children = node.children.map(complete);
  if (tagName === 'img') return completePicture(node);
  const isForeign = tagName === 'a' && isForeignLink(properties.href ?? '');
  const shown: Shown = {
    type: 'element',
    tagName,
    properties: { ...properties, ...(isForeign && { rel: 'noopener nofollow' }) },
    children,
  };
  // A wide table scrolls by itself; the page stays as wide as the screen.
  return tagName === 'table'
    ? { type: 'element', tagName: 'div', properties: { tabIndex: 0 }, children: [shown] }
    : shown;
}

function completePicture({ properties: { src = '', alt = '' } }: RichElement): Shown {
  const picture: Shown = {
    type: 'element',
    tagName: 'img',
    properties: { src, alt, loading: 'lazy', decoding: 'async' },
    children: [],
  };
  const files = uploadedSources(src);
  if (!files) return picture;
  const sources = (['avif', 'webp'] as const).map(
    (format): Shown => ({
      type: 'element',
      tagName: 'source',
      properties: {
        type: `image/${format}`,
        srcSet: files[format].map(({ url, width }) => `${url} ${width}w`).join(', '),
        sizes: SIZES,
      },
      children: [],
    }),
  );
  return { type: 'element', tagName: 'picture', properties: {}, children: [...sources, picture] };
}

/** The width of a column of text. */
const SIZES = '(width >= 48rem) 44rem, 100vw';
