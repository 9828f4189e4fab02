import { describe, expect, it } from 'vitest';
import { richTextToPlain } from '#domain/rich-text/plain-text.ts';
import {
  MAX_RICH_CHARACTERS,
  MAX_RICH_DEPTH,
  type RichNode,
  type RichText,
} from '#domain/rich-text/rich-text.ts';
import { readRichText } from './read-rich-text.ts';
import { renderRichText, writeRichText } from './render-rich-text.ts';

const clean = (html: string) => writeRichText(readRichText(html));

describe('W7: HTML of unknown origin', () => {
  it.each([
    [
      '<p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s></p>',
      '<p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s></p>',
    ],
    ['<h2>a</h2><h3>b</h3><h4>c</h4><hr>', '<h2>a</h2><h3>b</h3><h4>c</h4><hr>'],
    ['<blockquote><p>a<br>b</p></blockquote>', '<blockquote><p>a<br>b</p></blockquote>'],
    ['<ul><li><p>a</p><ol><li>b</li></ol></li></ul>', '<ul><li><p>a</p><ol><li>b</li></ol></li></ul>'],
    [
      '<table><tbody><tr><th colspan="2">a</th></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
      '<table><tbody><tr><th colspan="2">a</th></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
    ],
    ['<p><a href="/user/pages/care">a</a></p>', '<p><a href="/user/pages/care">a</a></p>'],
  ])('keeps what is allowed: %s', (html, kept) => {
    expect(clean(html)).toBe(kept);
  });

  it.each([
    ['<b>a</b><i>b</i><del>c</del>', '<p><strong>a</strong><em>b</em><s>c</s></p>'],
    ['<h1>a</h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
    ['a<div>b</div><div><p>c</p>d</div>', '<p>a</p><p>b</p><p>c</p><p>d</p>'],
    [
      '<p>a<p>b<ul><li>c<li>d<ul><li>e</ul></ul>',
      '<p>a</p><p>b</p><ul><li>c</li><li>d<ul><li>e</li></ul></li></ul>',
    ],
    ['<P CLASS=MsoNormal><o:p>&nbsp;</o:p></P><p>a<o:p></o:p></p>', '<p>a</p>'],
    ['<!--[if gte mso 9]><xml>x</xml><![endif]--><p style="color:red">a</p>', '<p>a</p>'],
    ['<p></p><p>  </p><h2><b></b></h2>', ''],
    [
      '<img src="http://a.example/a.png"><img src="//a.example/b.png">',
      '<p><img alt="" src="https://a.example/a.png"><img alt="" src="https://a.example/b.png"></p>',
    ],
    ['1 < 2 && 3 > 2', '<p>1 &lt; 2 &amp;&amp; 3 > 2</p>'],
  ])('becomes what is meant: %s', (html, meant) => {
    expect(clean(html)).toBe(meant);
  });

  it.each([
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload="alert(1)"><p>x</p></svg>',
    '<math><mi><script>alert(1)</script></math>',
    '<img src=x onerror=alert(1)>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<template><p>x</p></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ])('leaves nothing of %s', (html) => {
    expect(clean(html)).not.toMatch(/alert|onload|<img|script|svg|x/);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://shop.example@evil.example',
  ])('keeps the words of a link to %s without the link', (href) => {
    expect(clean(`<p><a href="${href}">words</a></p>`)).toBe('<p>words</p>');
  });

  it('loses attributes that are not named', () => {
    const html =
      '<p class=a style=b id=c onclick=d data-e=f>a <a href="/x" target=_blank ping="/y" id=z>b</a></p>';
    expect(clean(html)).toBe('<p>a <a href="/x">b</a></p>');
  });

  it('cannot break out of an attribute', () => {
    const html = `<img src="https://shop.example/a.png" alt='"><script>alert(1)</script>'>`;
    const parsed = clean(clean(html));
    expect(parsed).toBe(
      '<p><img alt="&quot;><script>alert(1)</script>" src="https://shop.example/a.png"></p>',
    );
    expect(readRichText(html).children).toMatchObject([{ children: [{ tagName: 'img', children: [] }] }]);
  });

  it.each([
    '<p>a &amp; b <a href="https://a.example/?x=1&amp;y=2">c</a></p><table><tr><td>d</table>',
    'a <a href="javascript:x">b</a> c<strong></strong> d<script>x</script>',
    '<div>a<ul>\n<li>b\n<p>c</p></ul></div><b><p>d</p></b>e<br>f',
    '<table>\n<caption>a</caption><tr><td rowspan=2 colspan=3>b<img src="/uploads/x.jpg"></td></tr></table>',
  ])('reads the same tree again: %s', (html) => {
    expect(JSON.stringify(readRichText(clean(html)))).toBe(JSON.stringify(readRichText(html)));
  });

  it('has its fields in the order in which PostgreSQL keeps them', () => {
    const html =
      '<table><tr><td rowspan="2" colspan="2"><img src="https://a.example/a.png" alt="A"></td></tr></table>';
    const byLength = (_: string, value: unknown) =>
      value === null || typeof value !== 'object' || Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)),
          );
    const tree = readRichText(html);
    expect(JSON.stringify(tree)).toBe(JSON.stringify(tree, byLength));
  });
});

describe('hostile HTML', () => {
  const fill = (unit: string) => unit.repeat(Math.ceil(MAX_RICH_CHARACTERS / unit.length));

  it.each([
    ...['<div>', '<b>', '<b><p>', '<p><b>x', '<table><tr><td>', '<ul><li>', '<blockquote>', '<a href="/x">'],
    ...['<td "x="y>', '<table><tr><td "x="y></td></tr></table>">', '<a "x="y>', '<i><table>', '<table><p>a'],
    ...['<', '<!--', '&amp', '<a b c ', '<img alt="', "a='", '</p>', '<b><i><u><s><a href=/x><p>x</p>'],
  ])('%s without end has a tree of bounded depth and size', (unit) => {
    const tree = readRichText(fill(unit));
    expect(depthOf(tree)).toBeLessThan(3 * MAX_RICH_DEPTH);
    expect(renderRichText(tree).length).toBeLessThan(8 * MAX_RICH_CHARACTERS);
  });

  it('is cut at its limit before it is parsed', () => {
    const tree = readRichText(`${'a'.repeat(MAX_RICH_CHARACTERS)}<p>beyond</p>`);
    expect(richTextToPlain(tree)).toBe('a'.repeat(MAX_RICH_CHARACTERS));
  });
});

describe('a stored tree', () => {
  it('is not trusted: only what is allowed is written', () => {
    const stored = {
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'script',
          properties: {},
          children: [{ type: 'text', value: 'alert(1)' }],
        },
        {
          type: 'element',
          tagName: 'p',
          properties: { onclick: 'x', className: ['y'] },
          children: [{ type: 'text', value: '<b>' }],
        },
        { type: 'raw', value: '<script>' },
      ],
    };
    expect(renderRichText(stored as unknown as RichText)).toBe('<p>&lt;b></p>');
  });
});

describe('the HTML for shoppers', () => {
  const render = (html: string) => renderRichText(readRichText(html));

  it('vouches for no other shop', () => {
    expect(render('<p><a href="https://a.example">a</a> <a href="/user/home">b</a></p>')).toBe(
      '<p><a href="https://a.example" rel="noopener nofollow">a</a> <a href="/user/home">b</a></p>',
    );
  });

  it('loads pictures late, uploads in the size and format of the browser', () => {
    expect(render('<img src="https://a.example/a.png" alt="A">')).toBe(
      '<p><img src="https://a.example/a.png" alt="A" loading="lazy" decoding="async"></p>',
    );
    const html = render('<img src="/uploads/0123456789abcdef0123456789abcdef-800.jpg" alt="A">');
    expect(html).toContain(
      '<picture><source type="image/avif" srcset="/uploads/0123456789abcdef0123456789abcdef-320.avif 320w,',
    );
    expect(clean(html)).toBe('<p><img alt="A" src="/uploads/0123456789abcdef0123456789abcdef-800.jpg"></p>');
  });
});

function depthOf({ children }: { children: readonly RichNode[] }): number {
  return 1 + Math.max(0, ...children.map((child) => (child.type === 'text' ? 0 : depthOf(child))));
}
