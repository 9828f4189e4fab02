import { isRichBlock, type RichNode, type RichText } from './rich-text.ts';

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
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return { type: 'root', children: paragraphs.map((part) => element('p', breakLines(part.trim()))) };
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
      ...(index > 0 ? [element('br', [])] : []),
      { type: 'text' as const, value: line },
    ]);
}

function element(tagName: 'p' | 'br', children: RichNode[]): RichNode {
  return { type: 'element', tagName, properties: {}, children };
}
