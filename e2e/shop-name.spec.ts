import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { PAGE_TEXTS, type PageTextFields, SHOWN_PAGES } from '#domain/page-texts/page-texts.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';

/* Its own shop, with a year of orders: everything has the name of the shop. */
const shop = openOwnShop({ DEMO_DATA: 'on' }, () => mkdtemp(path.join(tmpdir(), 'marigold-shop-name-')));

const STOREFRONT = [
  '/',
  '/user/home',
  '/user/about',
  '/user/contact',
  '/user/membership',
  '/user/membership?plan=standard',
  '/user/products',
  '/user/products?category=Fashion',
  '/user/products/none-00000000',
  '/user/collections/none',
  '/user/track-order',
  '/user/cart',
  '/user/cart/reminder',
  '/user/cart/restore',
  '/user/checkout',
  '/user/billing',
  '/user/account',
  '/user/wish-list',
  '/user/stock-alerts',
  '/user/return-policy',
  '/user/policies/privacy',
  '/user/pay/none',
  '/user/nothing-here',
  '/nothing-here',
];
const SIGN_IN = ['/admin-login', '/admin-forget-password', '/admin-reset-password?token=x'];
// The audit log says what the name was before, and a template of the settings has it as a color.
const BACK_OFFICE = [
  'dashboard',
  'products',
  'products/new',
  'reviews',
  'collections',
  'discounts',
  'page-texts',
  'page-texts/footer',
  'page-texts/mails',
  'orders',
  'draft-orders',
  'returns',
  'payments',
  'members',
  'messages',
  'credit-notes',
  'mail',
  'staff',
  'settings/shipping',
  'settings/taxes',
  'account',
].map((screen) => `/admin/${screen}`);
const FILES = [
  '/manifest.webmanifest',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/api/openapi.json',
  '/api/docs',
];

test('a shop with another name shows it everywhere, and Marigold nowhere', async ({ request }) => {
  const { company, changedAt } = await read(request, '/api/settings/staff');
  const renamed = { ...company, name: 'Oak & <i>Sons</i>', email: 'hello@oak.example' };
  const changed = await request.put(`${shop.address}/api/settings`, {
    headers: AS_STAFF,
    data: { company: renamed, seen: changedAt },
  });
  expect(changed.status(), await changed.text()).toBe(200);

  const [order] = await read(request, '/api/orders?limit=1');
  const documents = [`/admin/orders?order=${order._id}`, `/admin/invoice/${order._id}`];
  for (const page of [...STOREFRONT, ...SIGN_IN, ...BACK_OFFICE, ...documents]) {
    const headers = page.startsWith('/admin/') ? AS_STAFF : {};
    const html = await (await request.get(shop.address + page, { headers })).text();
    expect(html, page).toMatch(/<title>[^<]*Oak &amp; &lt;i&gt;Sons&lt;\/i&gt;/);
    expect(html, page).not.toContain('<i>Sons');
    expect(readAround(html), page).toBeNull();
    expect(html, page).not.toMatch(/social-\w+\.png|favicon\.svg|apple-touch-icon\.png/);
  }
  for (const file of FILES) {
    const answer = await request.get(shop.address + file);
    expect(answer.status(), file).toBe(200);
    expect(readAround(await answer.text()), file).toBeNull();
  }
  for (const { id, kind } of await read(request, '/api/mails?limit=50')) {
    // A letter keeps who signed it; how many days ago the demo's were written decides if one is among these.
    if (kind === 'message_answer') continue;
    const { subject, text, html } = await read(request, `/api/mails/${encodeURIComponent(id)}`);
    expect(readAround(`${subject} ${text} ${html}`), id).toBeNull();
  }
});

test("a shop with other words shows none of the specification's", async ({ request }) => {
  for (const page of SHOWN_PAGES) {
    const { version } = await read(request, `/api/page-texts/${page}/staff`);
    const texts = { [page]: replaceTexts(page, PAGE_TEXTS[page]) };
    const send = { headers: AS_STAFF, data: { texts, version } };
    const drafted = await request.put(`${shop.address}/api/page-texts/${page}`, send);
    expect(drafted.status(), await drafted.text()).toBe(200);
    const publish = { headers: AS_STAFF, data: { version: (await drafted.json()).version } };
    const published = await request.post(`${shop.address}/api/page-texts/${page}/publish`, publish);
    expect(published.status(), await published.text()).toBe(200);
  }
  const old = SHOWN_PAGES.flatMap((page) => listTexts(PAGE_TEXTS[page])).filter(isUnmistakable);
  expect(old.length).toBeGreaterThan(70);
  for (const page of STOREFRONT) {
    const html = (await (await request.get(shop.address + page)).text())
      // The data of a page has the messages of failed calls, which the page does not show.
      .replace(/<script[\s\S]*?<\/script>/g, '');
    expect(
      old.filter((text) => html.includes(text)),
      page,
    ).toEqual([]);
  }
});

/** Another text for each one of a page; entries of lists stay as many. */
function replaceTexts(page: string, fields: PageTextFields): Record<string, unknown> {
  const replace = (name: string, text: unknown) =>
    typeof text === 'string' && isUnmistakable(text) ? `Ours: ${page} ${name}` : text;
  return Object.fromEntries(
    Object.entries(fields).map(([name, { initially }]) => [
      name,
      Array.isArray(initially)
        ? initially.map((entry: object, place) =>
            Object.fromEntries(
              Object.entries(entry).map(([key, text]) => [key, replace(`${name} ${place} ${key}`, text)]),
            ),
          )
        : replace(name, initially),
    ]),
  );
}

/** The texts of the specification without placeholders. */
function listTexts(fields: PageTextFields): string[] {
  return Object.values(fields).flatMap(({ initially }) =>
    Array.isArray(initially)
      ? initially.flatMap((entry: object) => Object.values(entry).filter((text) => typeof text === 'string'))
      : [initially as string],
  );
}

/** Long enough that no other text of a page is the same by accident. */
function isUnmistakable(text: string): boolean {
  return text.length > 14 && /[a-z] [a-z]/i.test(text) && !/[{\n]|^https?:/.test(text);
}

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(shop.address + path, { headers: AS_STAFF });
  expect(answer.status(), path).toBe(200);
  return await answer.json();
}

/** The text around the old name; null without it. It is also a color of products. */
function readAround(text: string): string | null {
  return /.{0,60}(?<!<span>|Color: |\\")Marigold.{0,20}/.exec(text)?.[0] ?? null;
}
