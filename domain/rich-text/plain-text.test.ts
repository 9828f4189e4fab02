import { expect, it } from 'vitest';
import { plainToHtml, plainToRichText, richTextToPlain, withoutTags } from './plain-text.ts';
import {
  isBlankRichText,
  listRichPictures,
  mapRichPictures,
  type RichNode,
  richElement,
} from './rich-text.ts';

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

it('a plain text becomes HTML of paragraphs, and its words are those', () => {
  const html = plainToHtml('One\ntwo\n\n<b>Three</b>\n');
  expect(html).toBe('<p>One<br>two</p><p>&lt;b&gt;Three&lt;/b&gt;</p>');
  expect(withoutTags(html)).toBe('One two &lt;b&gt;Three&lt;/b&gt;');
});

it('the pictures of a rich text can have other addresses', () => {
  const picture = richElement('img', [], { alt: 'A', src: 'https://a.example/a.png' });
  const tree = { type: 'root' as const, children: [richElement('p', [text('x'), picture])] };
  expect(listRichPictures(tree)).toEqual(['https://a.example/a.png']);
  const moved = mapRichPictures(tree, (src) => src.replace('a.example', 'b.example'));
  expect(listRichPictures(moved)).toEqual(['https://b.example/a.png']);
  expect(mapRichPictures(tree, (src) => src)).toEqual(tree);
});
