import { expect, type Locator, test } from '@playwright/test';
import { measureBox } from './support/animations.ts';
import { ANY_SCREEN } from './support/any-screen.ts';
import { AS_STAFF, signIn } from './support/staff.ts';
import { openForm, openList, PICTURES, readProduct, someProduct } from './support/staff-products.ts';

test.beforeEach(({ page }) => signIn(page));

test(
  'a price with a comma is accepted, and an ambiguous one gets an error at its field',
  ANY_SCREEN,
  async ({ page }) => {
    const product = await someProduct(page, { price: 2_000 });
    const form = await openForm(page, product);
    const discount = form.getByLabel('Discount price');
    const save = form.getByRole('button', { name: 'Save Product' });

    await discount.fill('12,50');
    await form.getByRole('textbox', { name: /^Stock/ }).focus();
    await expect(form.getByText('Discount price is unclear: write it like 1,299.50')).toBeVisible();
    await expect(discount).toHaveValue('12,50');
    await discount.fill('2,000');
    await expect(form.getByText('Discount price is unclear')).toBeHidden();
    await save.click();
    await expect(form.getByText('Discount price must be below the regular price')).toBeVisible();
    await expect(discount).toBeFocused();

    await discount.fill('$1,299.50');
    await form.getByRole('textbox', { name: /^Stock/ }).focus();
    await expect(discount).toHaveValue('1299.50');
    await save.click();
    await expect(page.getByText('Product saved')).toBeVisible();
    expect(await readProduct(page, product)).toMatchObject({ price: 2_000, discountPrice: 1_299.5 });
  },
);

test(
  'saving includes the image address still in its field, unless browsers would block it',
  ANY_SCREEN,
  async ({ page }) => {
    const product = await someProduct(page, { gallery: [PICTURES[0]] });
    const form = await openForm(page, product);
    const box = form.getByLabel('Image URL');
    const save = form.getByRole('button', { name: 'Save Product' });

    await box.fill('http://pictures.example/kettle.jpg');
    await save.click();
    await expect(form.getByText('browsers block pictures from http:// addresses')).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('http://pictures.example/kettle.jpg');

    await box.fill(PICTURES[1] ?? '');
    await save.click();
    await expect(page.getByText('Product saved')).toBeVisible();
    expect((await readProduct(page, product)).gallery).toEqual(PICTURES.slice(0, 2));
  },
);

test('the footer of the form covers what scrolls under it', async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 600 });
  const form = await openForm(page, await someProduct(page));
  const save = form.getByRole('button', { name: 'Save Product' });
  for (const label of ['Offered in the shop', 'Featured']) {
    await scrollUnder(form.getByLabel(label), save);
    expect(await covers(save, form.getByLabel(label))).toBe(true);
  }
});

/** Scrolls a box behind the button. */
async function scrollUnder(box: Locator, button: Locator): Promise<void> {
  const [from, to] = [await measureBox(box), await measureBox(button)];
  const by = from.y - to.y;
  await box.evaluate((element, by) => element.closest('dialog')?.scrollBy(0, by), by);
}

/** True if the center of the box shows the footer that contains the button. */
async function covers(button: Locator, box: Locator): Promise<boolean> {
  const at = await measureBox(box);
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  return await button.evaluate(
    (element, { x, y }) => element.parentElement?.contains(document.elementFromPoint(x, y)) ?? false,
    middle,
  );
}

test(
  'the second of two people who correct a stock sees what happened meanwhile',
  ANY_SCREEN,
  async ({ page }) => {
    const product = await someProduct(page, { stock: 7 });
    const row = await openList(page, product);
    const open = row.getByRole('button', { name: /^Stock of/ });
    const box = row.getByRole('textbox', { name: /^Stock of/ });
    const setTo = (stock: number) =>
      page.request.put(`/api/products/${product._id}/stock`, { headers: AS_STAFF, data: { stock } });
    const question = page.getByRole('dialog', { name: `The stock of ${product.name} has changed` });

    await open.click();
    await setTo(5);
    await box.fill('20');
    await box.press('Enter');
    await expect(page.getByText('Meanwhile 2 sold or taken off.')).toBeVisible();
    await expect(open).toHaveText('18');

    await open.click();
    await setTo(4);
    await box.fill('2');
    await box.press('Enter');
    await expect(question).toContainText('It was 18 when you began and is 4 now');
    expect((await readProduct(page, product)).stock).toBe(4);
    await question.getByRole('button', { name: 'Keep 4' }).click();
    await expect(open).toHaveText('4');

    await open.click();
    await setTo(1);
    await box.fill('2');
    await box.press('Enter');
    await question.getByRole('button', { name: 'Set it to 2' }).click();
    await expect(open).toHaveText('2');
    expect((await readProduct(page, product)).stock).toBe(2);
  },
);

test(
  'the form keeps what was sold while it was open, and a kept form does too',
  ANY_SCREEN,
  async ({ page }) => {
    const product = await someProduct(page, { stock: 10 });
    const sell = (stock: number) =>
      page.request.put(`/api/products/${product._id}/stock`, { headers: AS_STAFF, data: { stock } });
    const form = await openForm(page, product);
    const box = form.getByRole('textbox', { name: /^Stock/ });
    await sell(7);
    await box.fill('12');
    await page.reload();
    await expect(form.getByText('What you typed before is still here.')).toBeVisible();
    await expect(box).toHaveValue('9');

    await sell(6);
    await form.getByRole('button', { name: 'Save Product' }).click();
    await expect(page.getByText('Meanwhile 1 sold or taken off: the stock is 8 now')).toBeVisible();
    expect((await readProduct(page, product)).stock).toBe(8);
  },
);
