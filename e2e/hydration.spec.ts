import { expect, type Page, test } from '@playwright/test';
import { STALE_NOTICE, withNotice } from '#server/cache/mark-as-stale.ts';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { findDemoProduct } from './support/demo-products.ts';

/** Parameters that advertisements, mails and older links add to a URL, in no order. */
const ADDED = ['fbclid=1', 'utm_source=mail&utm_campaign=fall', 'zeta=1&alpha=&fbclid=2&_x=%3Cb%3E'];

const PAGES: [path: string, parameters: string[]][] = [
  ['/', []],
  ['/user/home', []],
  ['/user/about', []],
  ['/user/products', ['sort=price-asc&category=Fashion', 'search=%20lamp%20&minPrice=&page=1']],
  ['/user/track-order', ['order=MG-0000-0000-0000-0000']],
  ['/user/contact', []],
  ['/user/membership', ['plan=standard']],
  ['/user/billing', []],
  ['/user/account', []],
  ['/user/cart', ['code=NONE']],
  ['/user/checkout', []],
  ['/user/wish-list', []],
  ['/user/wish-list/shared', ['products=nothing']],
  ['/user/return-policy', []],
  ['/user/stock-alerts', ['token=x']],
  ['/user/cart/restore', ['token=x']],
  ['/admin-login', []],
  ['/admin-forget-password', []],
];

test(
  'every kind of page takes over what was rendered, whatever its address carries',
  ANY_SCREEN,
  async ({ page }) => {
    for (const [path, parameters] of PAGES)
      for (const query of ['', ...ADDED, ...parameters, ...parameters.map((own) => `utm_source=a&${own}`)])
        await expectTakenOver(page, query ? `${path}?${query}` : path);
  },
);

test(
  'a page that is shown while the database is away does, and its notice stays',
  ANY_SCREEN,
  async ({ page }) => {
    await page.route('**/user/products', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withNotice(await response.text()) });
    });
    await expectTakenOver(page, '/user/products');
    await expect(page.getByText(STALE_NOTICE)).toBeVisible();
  },
);

for (const hasReviews of [true, false])
  test(
    `a product ${hasReviews ? 'with' : 'without'} reviews does, with any choice`,
    ANY_SCREEN,
    async ({ page }) => {
      const product = await findDemoProduct(
        page,
        ({ reviews, sizes, colors }) =>
          reviews > 0 === hasReviews && (!hasReviews || (sizes.length > 1 && colors.length > 1)),
      );
      const size = encodeURIComponent(product.sizes.at(-1) ?? 'M');
      const color = encodeURIComponent(product.colors.at(-1)?.name ?? 'Clay');
      const choices = [
        `color=${color}&size=${size}&memory=&quantity=1`,
        `size=${size}&utm_source=mail&color=${color}&quantity=3`,
        'stars=5&sort=helpful',
        'sort=lowest&reviews=1&stars=4&color=&fbclid=1',
        'quantity=2,5&picture=9&complete=1',
      ];
      for (const path of [`/user/products/${product._id}`, `/user/billing?product=${product._id}`])
        for (const query of ['', ...ADDED, ...choices])
          await expectTakenOver(page, path + (query && (path.includes('?') ? '&' : '?')) + query);
    },
  );

/** Opens a page: hydration, which React's scripts finish, keeps the rendered elements and reports nothing. */
async function expectTakenOver(page: Page, address: string) {
  const errors: string[] = [];
  const note = (error: Error) => void errors.push(error.message);
  page.on('pageerror', note);
  // Leaving a page ends what it still loads, which it may report.
  page.once('framenavigated', () => void errors.splice(0));
  await page.goto(address);
  await hydrated(page);
  page.off('pageerror', note);
  expect(errors, address).toEqual([]);
}
