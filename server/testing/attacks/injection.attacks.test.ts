import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvCell } from '../../http/csv-cell.ts';
import { fetchPublic } from '../../http/fetch-public.ts';
import { readRichText } from '../../rich-text/read-rich-text.ts';
import { renderRichText } from '../../rich-text/render-rich-text.ts';
import { addProducts, lamp } from '../test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../test-shop.ts';

/* Attacks by texts: script, SQL, formulas, header lines, paths and addresses. */

let shop: TestShop;
let requests = 0;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
}, 60_000);
afterAll(() => shop.close());

async function fetch(path: string, init: RequestInit = {}) {
  requests += 1;
  return await shop.fetch(path, { address: `10.3.${requests >> 8}.${requests & 255}`, ...init });
}

const SCRIPTS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onclick="alert(1)">x</p>',
  '<form action="https://evil.example"><button>x</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<style>@import "https://evil.example/a.css"</style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<template><script>alert(1)</script></template>',
  '"><script>alert(1)</script>',
  "';alert(1)//",
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<input autofocus onfocus=alert(1)>',
];

describe('a formatted text loses', () => {
  test.each(SCRIPTS)('%s', (html) => {
    const kept = renderRichText(readRichText(html));
    expect(kept).not.toMatch(
      /<(script|img|svg|math|iframe|object|embed|form|base|meta|link|style|input|video)\b/i,
    );
    expect(kept).not.toMatch(/<[^>]+\s(on\w+|style|srcdoc|xlink:href)\s*=/i);
    expect(kept).not.toMatch(/href\s*=\s*["']?\s*(javascript|data|vbscript)/i);
  });
});

describe('an answer of the API never is a page, whatever was sent:', () => {
  test.each(SCRIPTS)('%s', async (text) => {
    const review = {
      userName: text.slice(0, 50),
      userEmail: `eve-${requests}@example.com`,
      rating: 1,
      comment: text,
    };
    const answers = [
      await fetch(`/api/products/${lamp.id}/reviews`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(review),
      }),
      await fetch(`/api/products?search=${encodeURIComponent(text)}`),
      await fetch(`/api/products/${encodeURIComponent(text)}`),
      await fetch(`/api/${encodeURIComponent(text)}`),
    ];
    for (const { headers } of answers) {
      expect(headers.get('Content-Type')).toMatch(/^application\/json/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
  });
});

const SQL = [
  "'",
  '"',
  "' or '1'='1",
  "' or 1=1--",
  "'; drop table orders;--",
  "' union select null,null--",
  '1; select pg_sleep(9)',
  "' || pg_sleep(9)--",
  '$$; select 1; $$',
  '\\',
  "\\' or 1=1--",
  '%',
  '_',
  '%%%%%%%%%%%%%%%%%%%%%%',
  '/**/or/**/1=1',
  "'::int",
  '0x27',
  '#{7*7}',
  '{{7*7}}',
  '$1',
  ':name',
  "E'\\x27'",
  'a & ! b | c',
  '((((((((((',
  '<->',
];
describe('SQL in a search is only a text:', () => {
  test.each(
    [
      '/api/products?search=',
      '/api/products/suggestions?q=',
      '/api/orders?search=',
      '/api/messages?search=',
    ].flatMap((path) => SQL.map((text) => [path, text] as const)),
  )('%s%s', async (path, text) => {
    const response = await fetch(`${path}${encodeURIComponent(text)}`, { headers: AS_STAFF });
    expect(response.status, await response.clone().text()).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/syntax|relation|column|operator|tsquery/i);
  });
});

describe('a formula in an export begins as a text:', () => {
  const starts = ['=', '+', '-', '@', '\t=', '\r=', '＝', '＋', '－', '＠'];
  const commands = ['1+1', 'cmd|calc!A0', 'HYPERLINK("https://evil.example","x")', 'IMPORTXML("x")'];
  test.each(starts.flatMap((start) => commands.map((command) => `${start}${command}`)))('%j', (text) => {
    expect(String(csvCell(text, 'UTC')).replace(/^"/, '')).toMatch(/^'/);
  });
});

describe('a picture is not fetched from an address of the inside:', () => {
  const limits = { maxBytes: 10, timeout: 1_000, privateHosts: [], signal: new AbortController().signal };
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::a00:1]/',
    'http://017700000001/',
    'http://0177.0.0.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://user@127.0.0.1/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://x.localhost/',
    'http://１２７.0.0.1/',
    'http://127。0。0。1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1:6379/',
    'data:text/html,x',
    'javascript:alert(1)',
  ])('%s', async (address) => {
    expect(await fetchPublic(address, limits)).toMatchObject({ ok: false });
  });
});

describe('a path leads to no file of the server:', () => {
  const roots = ['/uploads/', '/looks/', '/api/docs/', '/'];
  const paths = [
    '../.env',
    '..%2f.env',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%5c..%5cetc%5cpasswd',
    '..%252f..%252fetc%252fpasswd',
    '....//....//etc/passwd',
    '.env',
    '.git/config',
    'package.json',
    'data/secrets/postgres-password',
    'server/main.ts',
    'x%00.jpg',
    'x.map',
    '%c0%ae%c0%ae/etc/passwd',
  ];
  test.each(roots.flatMap((root) => paths.map((path) => `${root}${path}`)))('%s', async (path) => {
    const response = await fetch(path);
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toMatch(/root:x|"dependencies"|\[core\]/);
  });
});
