import { expect, it } from 'vitest';
import { escapeNonAscii } from './ascii-chunks.ts';

it('the escaped code has ASCII alone, and means the same', () => {
  const code = `
    const größe = 'é → 😀';
    // a comment with “quotes”
    return [größe, \`×\${größe}\`, /^[à-ÿ…]+$/.test('é…'), /^[😀-🙏]$/u.test('😀'), { '—': 1 }];
  `;
  const escaped = escapeNonAscii(code);
  expect(escaped).toMatch(/^[\0-\x7f]+$/);
  expect(new Function(escaped)()).toEqual(new Function(code)());
});
