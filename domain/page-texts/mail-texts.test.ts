import { expect, it } from 'vitest';
import { fillPlaceholders } from './mail-texts.ts';

it('a placeholder is replaced by its value, which is not looked at again', () => {
  const values = { order: 'MG-1', customer: '{order}' };
  expect(fillPlaceholders('{customer}: {order}, {other} {', values)).toBe('{order}: MG-1, {other} {');
  expect(fillPlaceholders('{constructor} {toString}', values)).toBe('{constructor} {toString}');
});
