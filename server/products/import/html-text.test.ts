import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { htmlOf, textOfHtml } from './html-text.ts';

test.each([
  ['Plain text\nof two lines', 'Plain text\nof two lines'],
  ['<p>One&nbsp;&amp; <b>two</b></p>\n<p>Three</p>', 'One & two\n\nThree'],
  ['<ul>\n <li>Warm</li>\n <li>Dry</li>\n</ul>', '• Warm\n• Dry'],
  ['A<br>B<br/>C', 'A\nB\nC'],
  ['<style>p{}</style>Kept<!-- not -->', 'Kept'],
  ['5 &lt; 6 &#8211; &#x41; &unknown;', '5 < 6 – A &unknown;'],
  ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
])('%j becomes %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

it('reads any text back that it writes', () => {
  const text = fc.string({ unit: fc.constantFrom(...'<>&;/pbr #x4"\n a'), maxLength: 30 });
  fc.assert(
    fc.property(text, (written) => {
      expect(textOfHtml(htmlOf(written))).toBe(written);
    }),
  );
});
