import { expect, it, test } from 'vitest';
import { detectLabelType, labelFileName, labelUrl } from './label.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['%PDF-1.7\n%âãÏÓ', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
])('%j begins a file of type %s', (start, type) => {
  expect(detectLabelType(bytes(start))).toBe(type);
});

test.each([
  '',
  '%PDF',
  ' %PDF-1.7',
  '<html>%PDF-1.7',
  '\x89PNG',
  'RIFF\x24\0\0\0WAVEfmt ',
  'GIF89a',
  '\0\0\0\x20ftypavif',
  '<svg xmlns=',
])('%j begins no label', (start) => {
  expect(detectLabelType(bytes(start))).toBeNull();
});

it('has an address below its order, and a file name', () => {
  expect(labelUrl({ id: 'RT-1', orderId: 'MG-1' })).toBe('/api/orders/MG-1/returns/RT-1/label');
  expect(labelFileName('RT-1', 'image/jpeg')).toBe('return-label-RT-1.jpg');
});
