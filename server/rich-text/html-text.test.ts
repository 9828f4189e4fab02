import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { escapeHtml } from '#domain/rich-text/plain-text.ts';
import { htmlToText } from './html-text.ts';

test.each([
  ['Plain text\nof two lines', 'Plain text\nof two lines'],
  ['<p>One&nbsp;&amp; <b>two</b></p>\n<p>Three</p>', 'One & two\n\nThree'],
  ['<ul>\n <li>Warm</li>\n <li>Dry</li>\n</ul>', '• Warm\n• Dry'],
  ['A<br>B<br/>C', 'A\nB\nC'],
  ['<dl><dt>Material</dt><dd>Cotton</dd><dt>Care</dt><dd>Cold</dd></dl>', 'Material\nCotton\nCare\nCold'],
  ['<blockquote>A</blockquote><section>B</section>', 'A\n\nB'],
  ['<details><summary>Size</summary>Big</details>', 'Size\n\nBig'],
  ['<style>p{}</style>Kept<!-- not -->', 'Kept'],
  ['5 &lt; 6 &#8211; &#x41; &unknown;', '5 < 6 – A &unknown;'],
  ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
  [
    '<table><tr><th>Size</th><th>Chest</th></tr>\n<tr><td><p>S</p></td><td>34<br>inches</td><td></td></tr></table><p>x',
    'Size | Chest\nS | 34 inches\n\nx',
  ],
  ['<table><tbody><tr><td></td><td>EU</td></tr></tbody></table>', '| EU'],
  ['Caf&eacute;, &Eacute;clair, &pound;5, &frac12;, &#150; &#xD800;', 'Café, Éclair, £5, ½, –  '],
  ['<ol><li>Wash</li><li>Dry</li></ol><ol start="4"><li>Iron</li></ol>', '1. Wash\n2. Dry\n\n4. Iron'],
  ['<ul><li>A<ol><li>x</li></ol></li><li>B</li></ul>after', '• A\n1. x\n• B\n\nafter'],
  ['<ul>\n<li><p>Warm</p></li>\n<li><p>Dry</p>\n<p>Soft</p></li>\n</ul><p>x', '• Warm\n• Dry\nSoft\n\nx'],
  ['<ol><li><div><p>A</p></div></li><li><h4>B</h4>tail</li></ol>', '1. A\n2. B\ntail'],
  [
    '<ul><li><p>A</p><ul><li><p>x</p></li></ul><p>B</p></li><li></li><li>C<br>D</li></ul>',
    '• A\n• x\nB\n• C\nD',
  ],
  ['<p>Care:</p><ul><li><br>Cold</li><li>Dry', 'Care:\n\n• Cold\n• Dry'],
  ['<dl><dt><p>Material</p></dt><dd><p>Cotton</p></dd></dl><p>x', 'Material\nCotton\n\nx'],
  ['<p>Sizes</p><pre>\nS  34\r\nM  36\n</pre>after', 'Sizes\n\nS 34\nM 36\n\nafter'],
  ['<pre><code>a\n\nb</code></pre><td><pre>c\nd</pre></td>', 'a\n\nb\n\nc d'],
  ['<b>A</b> <i>B</i>\n<br>\n<br>C', 'A B\n\nC'],
  ['<script>if (a < b) {}</SCRIPT >Kept<br', 'Kept<br'],
  ['<b>no end', 'no end'],
])('%j becomes %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

it('reads any text back that it writes', () => {
  const text = fc.string({ unit: fc.constantFrom(...'<>&;/pbr #x4"\n a'), maxLength: 30 });
  fc.assert(
    fc.property(text, (written) => {
      expect(htmlToText(escapeHtml(written))).toBe(written);
    }),
  );
});

it.each([
  '<',
  ' ',
  '<pre>\n',
  '<li><p>',
  '<dd>',
  '<a',
  '<!--',
  '<script>',
  '<ol><li>',
  '<td>',
  '&',
  '&#1',
  '\n ',
  '<br>',
  '<div>',
])('I17: reads any length of %j in one pass', (part) => {
  const html = part.repeat(100_000 / part.length);
  const text = htmlToText(`${html}<b>end</b>`);
  expect(text).toContain('end');
  // A quadratic pattern needs minutes for this.
  expect(htmlToText(`${html.repeat(10)}<b>end</b>`).length).toBeGreaterThanOrEqual(text.length);
});
