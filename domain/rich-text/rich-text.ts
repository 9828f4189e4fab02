/** Limits of a rich text: characters of its HTML, and elements inside each other. */
export const MAX_RICH_CHARACTERS = 100_000;
export const MAX_RICH_DEPTH = 30;

/** The elements of a rich text that begin a line of their own. */
export const RICH_BLOCKS = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

/** The elements of a rich text that are parts of a line. */
export const RICH_INLINES = ['a', 'img', 'br', 'strong', 'em', 'u', 's'] as const;

export type RichTag = (typeof RICH_BLOCKS)[number] | (typeof RICH_INLINES)[number];

/** Attributes, by the names of the DOM. */
export type RichProperties = {
  /** Of a link (`isRichLink`). */
  href?: string;
  /** Of a picture (`isRichPicture`). */
  src?: string;
  alt?: string;
  /** Of a cell. */
  colSpan?: number;
  rowSpan?: number;
};

export type RichElement = {
  type: 'element';
  tagName: RichTag;
  properties: RichProperties;
  children: RichNode[];
};

export type RichNode = RichElement | { type: 'text'; value: string };

/** Formatted text that staff write: a tree of allowed elements, as it is stored (model W7). */
export type RichText = { type: 'root'; children: RichNode[] };

/** With its fields in the order in which PostgreSQL keeps them: equal texts are equal as JSON. */
export function richElement(
  tagName: RichTag,
  children: RichNode[],
  properties: RichProperties = {},
): RichElement {
  return { type: 'element', tagName, children, properties };
}

const BLOCKS: ReadonlySet<string> = new Set(RICH_BLOCKS);

export function isRichBlock(node: RichNode): boolean {
  return node.type === 'element' && BLOCKS.has(node.tagName);
}

/** True for paragraphs of words and line breaks alone, which a plain text says as well. */
export function isUnformatted({ children }: RichText): boolean {
  return children.every(
    (node) =>
      node.type === 'text' ||
      (node.tagName === 'p' && node.children.every((part) => part.type === 'text' || part.tagName === 'br')),
  );
}

/** The addresses of its pictures. */
export function listRichPictures({ children }: { children: readonly RichNode[] }): string[] {
  return children.flatMap((node) => {
    if (node.type === 'text') return [];
    return node.properties.src === undefined ? listRichPictures(node) : [node.properties.src];
  });
}

/** The same text with other addresses of its pictures. */
export function mapRichPictures(text: RichText, map: (src: string) => string): RichText {
  const mapNode = (node: RichNode): RichNode => {
    if (node.type === 'text') return node;
    const { alt = '', src } = node.properties;
    const properties = src === undefined ? node.properties : { alt, src: map(src) };
    return richElement(node.tagName, node.children.map(mapNode), properties);
  };
  return { type: 'root', children: text.children.map(mapNode) };
}

/** True if there is neither a word nor a picture. */
export function isBlankRichText({ children }: { children: readonly RichNode[] }): boolean {
  return children.every((node) =>
    node.type === 'text' ? node.value.trim() === '' : node.tagName !== 'img' && isBlankRichText(node),
  );
}
