import { expect, it } from 'vitest';
import { plainToRichText, richTextToPlain } from './plain-text.ts';
import { isBlankRichText, type RichNode } from './rich-text.ts';

const text = (value: string): RichNode => ({ type: 'text', value });
const element = (
  tagName: 'p' | 'ul' | 'li' | 'strong' | 'table' | 'tbody' | 'tr' | 'td',
  ...children: RichNode[]
): RichNode => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

it('the words of a rich text are a line for each block and row', () => {
  const children = [
    element('p', text('One '), element('strong', text('bold')), text('\n word')),
    element('ul', element('li', text('a')), element('li', element('p', text('b')))),
    element('table', element('tbody', element('tr', element('td', text('c')), element('td', text('d'))))),
  ];
  expect(richTextToPlain({ type: 'root', children })).toBe('One bold word\na\nb\nc d');
});

it('a plain text becomes paragraphs and back', () => {
  const tree = plainToRichText('One\ntwo\n\n<b>Three</b>\n');
  expect(tree.children).toMatchObject([
    { tagName: 'p' },
    { tagName: 'p', children: [{ value: '<b>Three</b>' }] },
  ]);
  expect(richTextToPlain(tree)).toBe('One\ntwo\n<b>Three</b>');
});

it('a text of nothing but space is blank', () => {
  expect(isBlankRichText(plainToRichText(' \n\n '))).toBe(true);
  expect(isBlankRichText({ children: [element('p', text(' '))] })).toBe(true);
  expect(isBlankRichText({ children: [element('p', text('a'))] })).toBe(false);
});
