import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { isRichLink, isRichPicture, toSecureUrl } from '#domain/rich-text/rich-links.ts';
import {
  isBlankRichText,
  isRichBlock,
  MAX_RICH_CHARACTERS,
  RICH_BLOCKS,
  RICH_INLINES,
  type RichElement,
  type RichNode,
  type RichProperties,
  type RichTag,
  type RichText,
  richElement,
} from '#domain/rich-text/rich-text.ts';
import { tidyHtml } from './tidy-html.ts';

/** What the sanitizer returns and takes: hast. */
type Hast = ReturnType<typeof sanitize>;

/**
 * Reads HTML of unknown origin as a rich text: allowed elements with allowed attributes; of others only the
 * words stay (model W7). What is beyond `MAX_RICH_CHARACTERS` is cut off before anything parses it.
 */
export function readRichText(html: string): RichText {
  return allowRichText(
    fromHtml(tidyHtml(html.slice(0, MAX_RICH_CHARACTERS).toWellFormed()), { fragment: true }),
  );
}

/** The allowed part of a tree, which may be one that was stored. */
export function allowRichText(tree: Hast): RichText {
  const clean = sanitize(tree, SCHEMA);
  const children = 'children' in clean ? clean.children : [];
  return { type: 'root', children: wrapLines(joinTexts(children.flatMap(pickNode))) };
}

const TAGS: ReadonlyMap<string, RichTag> = new Map(
  [...RICH_BLOCKS, ...RICH_INLINES].map((tag) => [tag, tag]),
);

const IN_TABLE = ['thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const SCHEMA = {
  tagNames: [...TAGS.keys()],
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: { ...Object.fromEntries(IN_TABLE.map((tag) => [tag, ['table']])), li: ['ul', 'ol'] },
  required: {},
  strip: ['script', 'style'],
};

/** Names what stays of a node; of a link or picture without an allowed address, what is in it. */
function pickNode(node: Hast): RichNode[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type !== 'element') return [];
  const tagName = TAGS.get(node.tagName);
  const children = joinTexts(node.children.flatMap(pickNode));
  if (tagName === undefined) return children;
  const properties = pickProperties(tagName, node.properties);
  if (tagName === 'a' && properties.href === undefined) return children;
  if (tagName === 'img' && properties.src === undefined) return [];
  const element = richElement(tagName, tidyInside(tagName, children), properties);
  return isEmptyLine(element) ? [] : [element];
}

/** What was between two texts may be gone: equal texts have equal trees. */
function joinTexts(nodes: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { type: 'text', value: last.value + node.value };
    else joined.push(node);
  }
  return joined;
}

function pickProperties(tagName: RichTag, given: Record<string, unknown>): RichProperties {
  const { href, src, alt, colSpan, rowSpan } = given;
  if (tagName === 'a') return typeof href === 'string' && isRichLink(href) ? { href } : {};
  if (tagName === 'img') {
    const secure = typeof src === 'string' ? toSecureUrl(src) : '';
    return isRichPicture(secure) ? { alt: typeof alt === 'string' ? alt : '', src: secure } : {};
  }
  if (tagName !== 'td' && tagName !== 'th') return {};
  return {
    ...(isSpan(colSpan) && { colSpan: Number(colSpan) }),
    ...(isSpan(rowSpan) && { rowSpan: Number(rowSpan) }),
  };
}

/** Columns or rows of a cell. */
function isSpan(value: unknown): boolean {
  const span = Number(value);
  return Number.isInteger(span) && span > 1 && span <= 100;
}

/** Paragraphs and headings of nothing stand for elements of other pages that only made room. */
function isEmptyLine(element: RichElement): boolean {
  return (
    ['p', 'h2', 'h3', 'h4', 'a', 'strong', 'em', 'u', 's'].includes(element.tagName) && hasNothing(element)
  );
}

function hasNothing({ children }: RichElement): boolean {
  return (
    isBlankRichText({ children }) &&
    !children.some((node) => node.type === 'element' && node.tagName === 'hr')
  );
}

/** Between the parts of lists and tables nothing but other parts is shown. */
function tidyInside(tagName: RichTag, children: RichNode[]): RichNode[] {
  if (!['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr'].includes(tagName)) return children;
  return children.filter((node) => node.type === 'element');
}

/** Puts what stands between blocks into paragraphs. */
function wrapLines(nodes: readonly RichNode[]): RichNode[] {
  const wrapped: RichNode[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    if (!isBlankRichText({ children: line })) wrapped.push(richElement('p', line));
    line = [];
  };
  for (const node of nodes) {
    if (hasBlock(node)) {
      endLine();
      wrapped.push(node);
    } else line.push(node);
  }
  endLine();
  return wrapped;
}

function hasBlock(node: RichNode): boolean {
  return isRichBlock(node) || (node.type === 'element' && node.children.some(hasBlock));
}
