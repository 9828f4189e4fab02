import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { brokenWords, cutTexts, widenOrderIds } from './support/fits.ts';
import { fillWithLongWords, LONG_EMAIL, type LongWords } from './support/long-words.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF, DEMO_SIGN_IN } from './support/staff.ts';

/* Own shop, in which every free text is a word wider than any screen. */
test.describe.configure({ mode: 'default', timeout: 240_000 });

const WIDTHS = [320, 390, 768, 1440];

const shop = openOwnShop();
let page: Page;
let made: LongWords;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shop.address, reducedMotion: 'reduce' });
  page = await context.newPage();
  made = await fillWithLongWords(page);
  await page.request.post('/api/auth/sign-in', { data: DEMO_SIGN_IN });
});
test.afterAll(() => page?.context().close());

test('no long word widens a screen of the shop', async () => {
  const email = encodeURIComponent(LONG_EMAIL);
  await page.request.post('/api/cart/lines', { data: { productId: made.product, quantity: 2 } });
  for (const screen of [
    '/',
    '/user/home',
    '/user/products',
    '/user/products?search=Donaudampf',
    `/user/products/${made.product}`,
    `/user/billing?product=${made.product}`,
    '/user/cart',
    '/user/checkout',
    '/user/track-order',
    `/user/track-order?method=orderId&value=${made.order}`,
    `/user/track-order?order=${made.order}`,
    `/user/track-order?method=email&value=${email}`,
    '/user/contact',
    '/user/membership?plan=standard',
  ])
    await inspect(screen);
});

test('no long word widens a screen of the back office', async () => {
  for (const screen of [
    '/admin/dashboard',
    '/admin/products?search=Donaudampf',
    '/admin/products',
    `/admin/products/${made.product}`,
    '/admin/orders',
    `/admin/orders?order=${made.order}`,
    `/admin/invoice/${made.order}`,
    '/admin/reviews',
    `/admin/reviews?review=${made.review}`,
    '/admin/messages',
    `/admin/messages?message=${made.message}`,
    '/admin/discounts',
    '/admin/discounts/new',
    '/admin/members',
    '/admin/payments',
    '/admin/mail',
    '/admin/audit',
    '/admin/settings',
  ])
    await inspect(screen);
});

test('a dialog of long words opens from each list', async () => {
  for (const [list, button] of [
    ['/admin/reviews', '^View the review'],
    ['/admin/mail', '^Open'],
  ] as const) {
    await page.goto(list);
    await hydrated(page);
    await page
      .getByRole('button', { name: new RegExp(button, 'i') })
      .first()
      .click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await inspectAtAllWidths(`${list}, opened`);
  }
});

test('no long word widens a mail', async () => {
  const mails: { id: string; kind: string }[] = await (
    await page.request.get('/api/mails?limit=100', { headers: AS_STAFF })
  ).json();
  expect(mails.length).toBeGreaterThan(3);
  for (const { id } of mails) {
    const mail = await (await page.request.get(`/api/mails/${id}`, { headers: AS_STAFF })).json();
    await page.setContent(mail.html);
    await inspectAtAllWidths(mail.subject.slice(0, 40));
  }
});

async function inspect(screen: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(screen);
  await hydrated(page);
  await inspectAtAllWidths(screen.slice(0, 60));
}

async function inspectAtAllWidths(screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // The letters of a fallback font are wider.
    await page.evaluate(async () => void (await document.fonts.ready));
    await widenOrderIds(page);
    const found = (await cutTexts(page)).map((text) => text.slice(0, 60));
    expect.soft(found, `${screen} at ${width}`).toEqual([]);
    expect.soft((await overflowing()).slice(0, 3), `${screen} at ${width} scrolls sideways`).toEqual([]);
    expect.soft(await brokenWords(page), `${screen} at ${width} breaks words`).toEqual([]);
  }
}

/** Elements that scroll overflowing because of their content. */
async function overflowing(): Promise<string[]> {
  return await page.evaluate(() => {
    const measureWidth = (element: Element) => element.getBoundingClientRect().width;
    return [...document.querySelectorAll('*')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX) && element.clientWidth > 0)
      .flatMap((element) =>
        [...element.querySelectorAll('*')].filter(
          (inner) => !inner.closest('thead') && measureWidth(inner) > measureWidth(element) + 1,
        ),
      )
      .map((element) => `${element.tagName} ${element.className}`.slice(0, 80));
  });
}
