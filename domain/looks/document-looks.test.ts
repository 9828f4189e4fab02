import { expect, it } from 'vitest';
import { contrast } from './color.ts';
import { pickDocumentLooks } from './document-looks.ts';
import { DEFAULT_LOOKS } from './look-fields.ts';

it('are nothing in a shop that chose no looks, nor in one that chose others than documents show', () => {
  expect(pickDocumentLooks(DEFAULT_LOOKS)).toBeNull();
  expect(pickDocumentLooks({ ...DEFAULT_LOOKS, paper: '#eef4ff' })).toBeNull();
});

it('are the typefaces, if they are not those of the theme', () => {
  expect(pickDocumentLooks({ ...DEFAULT_LOOKS, typefaces: 'modern' })).toEqual({ typefaces: 'modern' });
});

it('are the accent, with a shade for titles that can be read on white paper, and the logo', () => {
  const looks = pickDocumentLooks({ ...DEFAULT_LOOKS, accent: '#ffd500', logo: '/uploads/logo.jpg' });
  expect(looks).toMatchObject({ accent: { line: '#ffd500' }, logo: '/uploads/logo.jpg' });
  expect(contrast(looks?.accent?.text ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
});
