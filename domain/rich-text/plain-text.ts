import { isRichBlock, type RichNode, type RichText, richElement } from './rich-text.ts';

/** The words of a rich text: a line for each block and row, for descriptions, search and mails. */
export function richTextToPlain({ children }: RichText): string {
  const lines: string[] = [''];
  const append = (words: string) => {
    lines.push((lines.pop() ?? '') + words);
  };
  for (const node of children) write(node, { append, startLine: () => lines.push('') });
  return lines
    .map((line) => line.replace(/[ \t\n\r\f]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** A rich text of paragraphs; empty lines separate them. */
export function plainToRichText(text: string): RichText {
  return { type: 'root', children: splitParagraphs(text).map((part) => richElement('p', breakLines(part))) };
}

/** The HTML of such paragraphs; reads no tags, so that an editor can begin with any text. */
export function plainToHtml(text: string): string {
  return splitParagraphs(text)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function splitParagraphs(text: string): string[] {
  const parts = text.split(/\n\s*\n/).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** Text as HTML without tags: line breaks stay line breaks. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The words of HTML that the shop has written, on one line. */
export function withoutTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

type Lines = { append: (words: string) => void; startLine: () => void };

function write(node: RichNode, lines: Lines): void {
  if (node.type === 'text') {
    lines.append(node.value);
    return;
  }
  const { tagName, children } = node;
  // The cells of a row are words of one line.
  const isCell = tagName === 'td' || tagName === 'th';
  const endsLine = (isRichBlock(node) && !isCell) || tagName === 'br';
  if (endsLine) lines.startLine();
  if (isCell) lines.append(' ');
  for (const child of children) write(child, lines);
  if (endsLine) lines.startLine();
}

function breakLines(paragraph: string): RichNode[] {
  return paragraph
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [richElement('br', [])] : []),
      { type: 'text' as const, value: line },
    ]);
}
