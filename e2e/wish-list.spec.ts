import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInShopper } from './support/account.ts';
import { measureBox } from './support/animations.ts';
import { ANY_SCREEN } from './support/any-screen.ts';
import { usable } from './support/cart.ts';
import { findDemoProduct } from './support/demo-products.ts';
import { cutTexts } from './support/fits.ts';
import { uniqueEmail } from './support/memberships.ts';
import { inOtherBrowser } from './support/orders.ts';
import { AS_STAFF } from './support/staff.ts';
import { type Made, someProduct } from './support/staff-products.ts';
import { violationsInBothSchemes } from './support/violations.ts';

const heart = (page: Page) => page.getByRole('button', { name: 'Wish List' });
const list = (page: Page) => page.getByRole('list', { name: 'Wish list' });
const locateRow = (page: Page, { name }: Made) => list(page).getByRole('listitem').filter({ hasText: name });

const measureLeft = async (found: Locator) => (await measureBox(found)).x;

async function wishFor(page: Page, product: Made): Promise<void> {
  await page.goto(`/user/products/${product._id}`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
}

test('a guest keeps a wish list in the browser, with what became of each product', async ({ page }) => {
  await page.goto('/user/wish-list');
  await expect(page.getByText('Nothing is on your wish list yet.')).toBeVisible();
  const [cheaper, soldOut, gone] = [
    await someProduct(page),
    await someProduct(page),
    await someProduct(page),
  ];
  for (const product of [cheaper, soldOut, gone]) await wishFor(page, product);
  const change = (product: Made, data: object) =>
    page.request.put(`/api/products/${product._id}`, { headers: AS_STAFF, data });
  await change(cheaper, { price: 60 });
  await change(soldOut, { availability: false });
  await page.request.delete(`/api/products/${gone._id}`, { headers: AS_STAFF });

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your wish list' })).toBeVisible();
  await expect(locateRow(page, cheaper)).toContainText('$60.00');
  await expect(locateRow(page, cheaper)).toContainText('It was $80.00 when you added it');
  await expect(locateRow(page, soldOut)).toContainText('Out of Stock');
  await expect(locateRow(page, soldOut).getByRole('link', { name: /^Email me/ })).toBeVisible();
  await expect(list(page).getByText('This product is not sold any more.')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
  // Where they wrap, the words of a row begin at one line.
  await page.setViewportSize({ width: 390, height: 844 });
  const removal = locateRow(page, soldOut).getByRole('button', { name: 'Remove' });
  const [above, below] = [
    await measureLeft(locateRow(page, soldOut).getByRole('link').last()),
    await measureLeft(removal),
  ];
  const padding = await removal.evaluate((button) => Number.parseFloat(getComputedStyle(button).paddingLeft));
  expect(below + padding).toBe(above);

  await locateRow(page, cheaper).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Your wish list' })).toBeFocused();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByRole('listitem').last()).toContainText(cheaper.name);
  await page.reload();
  await usable(page);
  await locateRow(page, cheaper).getByRole('button', { name: 'Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText(cheaper.name);
});

test('a wish keeps what was chosen, with its picture and link', ANY_SCREEN, async ({ page }) => {
  const product = await findDemoProduct(
    page,
    ({ availability, colors, sizes }) => availability && colors.length > 1 && sizes.length > 1,
  );
  const [color, size] = [product.colors.at(-1)?.name ?? '', product.sizes.at(-1) ?? ''];
  await page.goto(`/user/products/${product._id}?${new URLSearchParams({ color, size })}`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/user/wish-list');
  const row = list(page).getByRole('listitem').filter({ hasText: product.name });
  await expect(row).toContainText(`Color: ${color}, Size: ${size}`);
  await row.getByRole('link', { name: product.name, exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('color') === color);
  expect(page.url()).not.toMatch(/=(&|$)/);
  await expect(page.locator(`#purchase input[name=size][value="${size}"]`)).toBeChecked();
});

test(
  'the wish list of a browser becomes that of the account, which other devices show and signing out hides',
  ANY_SCREEN,
  async ({ page }) => {
    const email = uniqueEmail();
    const [here, there] = [await someProduct(page), await someProduct(page)];
    await wishFor(page, here);
    await signInShopper(page, email);
    await page.getByRole('link', { name: 'See your wish list' }).click();
    await expect(locateRow(page, here)).toBeVisible();
    await inOtherBrowser(page, async (other) => {
      await signInShopper(other, email);
      await wishFor(other, there);
      await other.getByRole('button', { name: 'View', exact: true }).click();
      await expect(list(other).getByRole('listitem')).toHaveCount(2);
      await locateRow(other, here).getByRole('button', { name: 'Remove' }).click();
      await expect(list(other).getByRole('listitem')).toHaveCount(1);
    });
    await page.reload();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await expect(locateRow(page, there)).toBeVisible();

    await page.goto('/user/account');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused();
    await page.goto('/user/wish-list');
    await expect(page.getByText('Nothing is on your wish list yet.')).toBeVisible();
  },
);

test('a product is shared as it is chosen, by a link where the device has no menu', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const kettle = await someProduct(page, { colors: ['Sand', 'Brass'] });
  await page.goto(`/user/products/${kettle._id}?color=Brass&utm_source=mail`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([copied.pathname, copied.searchParams.get('color'), copied.searchParams.has('utm_source')]).toEqual([
    `/user/products/${kettle._id}`,
    'Brass',
    false,
  ]);
});

/** Copies the link of the shown wish list, where the device has no menu to share. */
async function copyListLink(page: Page): Promise<URL> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share list' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
}

test('a wish list is shared by a link, which is added to another list only when asked to', async ({
  page,
}) => {
  const [gone, lamp, kettle] = [await someProduct(page), await someProduct(page), await someProduct(page)];
  for (const product of [gone, lamp, kettle]) await wishFor(page, product);
  await page.goto('/user/wish-list');
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  const link = await copyListLink(page);
  expect([link.pathname, [...link.searchParams]]).toEqual([
    '/user/wish-list/shared',
    [['products', [kettle, lamp, gone].map(({ _id }) => _id).join()]],
  ]);
  await page.request.put(`/api/products/${kettle._id}`, { headers: AS_STAFF, data: { price: 60 } });
  await page.request.delete(`/api/products/${gone._id}`, { headers: AS_STAFF });

  await inOtherBrowser(page, async (other) => {
    await other.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
    await other.goto(link.href);
    await usable(other);
    await expect(other.getByRole('heading', { name: 'A shared wish list' })).toBeVisible();
    await expect(list(other).getByRole('listitem')).toHaveText([
      new RegExp(kettle.name),
      new RegExp(lamp.name),
    ]);
    await expect(locateRow(other, kettle)).toContainText('$60.00');
    await expect(other.getByText('One product of this list is not sold any more.')).toBeVisible();
    await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(other.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(kettle._id));
    expect(await violationsInBothSchemes(other)).toEqual([]);
    expect(await cutTexts(other)).toEqual([]);
    await locateRow(other, kettle).getByRole('button', { name: 'Cart' }).click();
    await expect(other.getByRole('dialog', { name: 'Added to your cart' })).toContainText(kettle.name);

    await other.goto('/user/wish-list');
    await expect(other.getByText('Nothing is on your wish list yet.')).toBeVisible();
    await wishFor(other, lamp);
    await other.goto(link.href);
    const addAll = other.getByRole('button', { name: 'Add all to my wish list' });
    await expect(addAll).toBeEnabled();
    await addAll.press('Enter');
    await expect(other.getByText('One product was added.')).toBeVisible();
    await addAll.press('Enter');
    await expect(other.getByText('All of these are on your wish list already')).toBeVisible();
    await other.goto('/user/wish-list');
    await expect(list(other).getByRole('listitem')).toHaveText([
      new RegExp(kettle.name),
      new RegExp(lamp.name),
    ]);
  });
});

test(
  'a shared list is united with that of an account, and refused where it does not fit',
  ANY_SCREEN,
  async ({ page }) => {
    const [lamp, kettle] = [await someProduct(page), await someProduct(page)];
    await signInShopper(page, uniqueEmail());
    await wishFor(page, lamp);
    await page.goto(`/user/wish-list/shared?products=${kettle._id}`);
    await page.getByRole('button', { name: 'Add all to my wish list' }).click();
    await expect(page.getByText('One product was added.')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/user/wish-list');
    await expect(list(page).getByRole('listitem')).toHaveText([
      new RegExp(kettle.name),
      new RegExp(lamp.name),
    ]);
    await page.context().clearCookies();
    await page.evaluate(() => {
      const wishes = Array.from({ length: 100 }, (_, n) => ({
        productId: `p${n}`,
        seenPrice: 100,
        addedAt: new Date(n).toISOString(),
      }));
      localStorage.setItem('wishes', JSON.stringify({ version: 1, wishes }));
    });
    await page.goto(`/user/wish-list/shared?products=${kettle._id}`);
    await page.getByRole('button', { name: 'Add all to my wish list' }).click();
    await expect(page.getByText('It holds 100 products, so 1 of these could not be added.')).toBeVisible();
  },
);

test(
  'a shared link of nothing, of anything or of too much is answered in words',
  ANY_SCREEN,
  async ({ page }) => {
    const open = async (query: string) =>
      expect((await page.goto(`/user/wish-list/shared${query}`))?.status(), query.slice(0, 80)).toBe(200);
    for (const query of ['', '?products=', '?products=,,%20,%00', `?products=${'x'.repeat(9_000)}`]) {
      await open(query);
      await expect(page.getByRole('heading', { name: 'This list is empty.' })).toBeVisible();
    }
    expect(await violationsInBothSchemes(page)).toEqual([]);
    for (const query of ['?products=%ff%&products=%3Cb%3E', '?products=none,other,none']) {
      await open(query);
      await expect(page.getByText('2 products of this list are not sold any more.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'This list is empty.' })).toBeVisible();
    }
    const { _id, name } = await someProduct(page);
    const many = Array.from({ length: 400 }, (_, n) => `${_id}-${n}`);
    await open(`?products=${[_id, ...many].join()}`);
    await expect(page.getByText('Only the first 100 products of this link are looked at.')).toBeVisible();
    await expect(page.getByText('99 products of this list are not sold any more.')).toBeVisible();
    await expect(list(page)).toContainText(name);
  },
);

test('products that were looked at are below the next one, in this browser only, until they are cleared', async ({
  page,
}) => {
  const [first, second] = [await someProduct(page), await someProduct(page)];
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  const lookAt = async ({ _id }: Made) => {
    await page.goto(`/user/products/${_id}`);
    await expect(heart(page)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  };
  await lookAt(first);
  await lookAt(second);
  // Nothing was bought together with it: others of its category.
  const related = page.getByRole('region', { name: 'Goes well with' });
  await expect(related.getByRole('article')).toHaveCount(4);
  await expect(viewed.getByRole('listitem')).toHaveText([new RegExp(first.name)]);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
  await viewed.getByRole('link').click();
  await expect(page.getByRole('heading', { name: first.name, level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('link')).toHaveText(new RegExp(second.name));
  await viewed.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Your recently viewed products are cleared.')).toBeFocused();
  await lookAt(second);
  await expect(viewed.getByText(first.name)).toBeHidden();
});
