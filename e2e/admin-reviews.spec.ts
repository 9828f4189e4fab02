import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated, someConfigurableProduct } from './support/checkout.ts';
import { AS_STAFF, signIn } from './support/staff.ts';
import { violations } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

type Written = { word: string; ids: string[]; product: { _id: string; name: string } };

/** Reviews used by one test only; they share a word to search for. */
async function writeReviews(page: Page, count: number): Promise<Written> {
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const product = await someConfigurableProduct(page);
  const ids: string[] = [];
  for (let i = 1; i <= count; i++) {
    const response = await page.request.post(`/api/products/${product._id}/reviews`, {
      headers: AS_STAFF,
      data: {
        userName: `Reader ${i}`,
        userEmail: `${word}@example.com`,
        rating: (i % 5) + 1,
        title: `Review ${i}`,
        comment: 'Said by a test.',
        verified: false,
      },
    });
    expect(response.status()).toBe(201);
    ids.push(((await response.json()) as { _id: string })._id);
  }
  return { word, ids, product };
}

async function openReviews(page: Page, word: string): Promise<void> {
  await page.goto(`/admin/reviews?search=${word}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews Management' })).toBeVisible();
  await hydrated(page);
}

const locateRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const total = (page: Page) => page.getByText(/^Total reviews:/);

test('staff verify reviews in bulk', async ({ page }) => {
  const { word } = await writeReviews(page, 3);
  await openReviews(page, word);
  await expect(total(page)).toHaveText('Total reviews: 3');
  await page.getByLabel('Select the review by Reader 1').check();
  await page.getByLabel('Select the review by Reader 3').check();
  await expect(page.getByText('2 review(s) selected')).toBeVisible();

  // Without an action, Apply does nothing.
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Action', { exact: true }).selectOption('Mark as Verified');
  await page.getByRole('button', { name: 'Apply' }).click();
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to verify 2 selected reviews?',
  });
  await question.getByRole('button', { name: 'Mark as Verified' }).click();

  await expect(page.getByText('2 review(s) marked as verified')).toBeVisible();
  await expect(locateRow(page, 'Reader 1').getByText('Verified', { exact: true })).toBeVisible();
  await expect(locateRow(page, 'Reader 2').getByText('Unverified')).toBeVisible();
  await expect(page.getByText('review(s) selected')).toBeHidden();

  // The change is saved, and the filter stays in the URL.
  await page.getByLabel('Status').selectOption('Verified');
  await expect(page).toHaveURL(/verified=yes/);
  await expect(total(page)).toHaveText('Total reviews: 2');
  await page.reload();
  await expect(total(page)).toHaveText('Total reviews: 2');
});

test('staff add a review for a customer and choose the product by keyboard', ANY_SCREEN, async ({ page }) => {
  const product = await someConfigurableProduct(page);
  const word = `w${randomUUID().replaceAll('-', '')}`;
  await openReviews(page, word);
  await expect(page.getByText('No reviews found.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Review' });
  await dialog.getByRole('button', { name: 'Create Review' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(dialog.getByRole('combobox')).toBeFocused();

  await dialog.getByRole('combobox').fill(product.name);
  await expect(dialog.getByRole('option').first()).toContainText(product.name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox')).toHaveValue(product.name);
  await dialog.getByLabel('Customer Name').fill('Grace Hopper');
  await dialog.getByLabel('Customer Email').fill(`${word}@example.com`);
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await expect(dialog.getByText('Very Good')).toBeVisible();
  await dialog.getByLabel('Review Title').fill(`Title ${word}`);
  await dialog.getByLabel('Comment').fill('She told us on the phone.');
  await dialog.getByLabel('Mark as verified purchase').check();
  await dialog.getByRole('button', { name: 'Create Review' }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText('Review created')).toBeVisible();
  await expect(locateRow(page, 'Grace Hopper').getByText('Verified', { exact: true })).toBeVisible();
  await expect(locateRow(page, 'Grace Hopper').getByText('4/5')).toBeVisible();
  // Shoppers see the review, but not the email address.
  const shown = await page.request.get(`/api/products/${product._id}/reviews?limit=5`);
  expect(await shown.text()).toContain(`Title ${word}`);
  expect(await shown.text()).not.toContain('@example.com');
});

test('reviews that fail to change in bulk are listed and stay selected', ANY_SCREEN, async ({ page }) => {
  const { word, ids } = await writeReviews(page, 2);
  await openReviews(page, word);
  await page.getByLabel('Select the review by Reader 1').check();
  await page.getByLabel('Select the review by Reader 2').check();
  const gone = await page.request.delete(`/api/reviews/${ids[1]}`, { headers: AS_STAFF });
  expect(gone.status()).toBe(200);
  await page.getByLabel('Action', { exact: true }).selectOption('Mark as Verified');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Verified' }).click();
  const report = page.getByRole('region', { name: 'Reviews that were not changed' });
  await expect(report).toContainText('1 of 2 verified. These were not:');
  await expect(report).toContainText('“Review 2” by Reader 2: Review not found');
  await report.getByRole('button', { name: 'Dismiss' }).click();
  await expect(report).toBeHidden();
});

test(
  'an unfinished review survives Escape and a reload, and Cancel asks for confirmation',
  ANY_SCREEN,
  async ({ page }) => {
    await openReviews(page, `w${randomUUID().replaceAll('-', '')}`);
    const dialog = page.getByRole('dialog', { name: 'Add Review' });
    const comment = dialog.getByLabel('Comment');
    await page.getByRole('button', { name: 'Add Review' }).click();
    await comment.fill('Half a thought');
    await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Add Review' }).click();
    await expect(comment).toHaveValue('Half a thought');
    await expect(dialog.getByText('Very Good')).toBeVisible();

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Throw away this review?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(comment).toHaveValue('Half a thought');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Throw away' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Add Review' }).click();
    await expect(comment).toHaveValue('');
  },
);

test('a filter by product shows its name, even without reviews', ANY_SCREEN, async ({ page }) => {
  const made = await page.request.post('/api/products', {
    headers: AS_STAFF,
    data: { name: `Unreviewed ${randomUUID().slice(0, 13)}`, sku: randomUUID(), price: 80 },
  });
  const { _id, name } = await made.json();
  await page.goto(`/admin/reviews?product=${_id}`);
  await expect(page.getByText(`Product: ${name}`)).toBeVisible();
  await page.getByRole('link', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL('/admin/reviews');
  await page.goto('/admin/reviews?page=9999');
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test(
  'a deleted review disappears for shoppers and returns when staff undo it',
  ANY_SCREEN,
  async ({ page }) => {
    const { word, ids } = await writeReviews(page, 1);
    const statusFor = async () => (await page.request.get(`/api/reviews/${ids[0]}`)).status();
    await openReviews(page, word);
    await page.getByRole('button', { name: 'Delete the review by Reader 1' }).click();
    await page
      .getByRole('dialog', { name: 'Are you sure you want to delete this review?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText('No reviews found.')).toBeVisible();
    expect(await statusFor()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(locateRow(page, 'Reader 1')).toBeVisible();
    expect(await statusFor()).toBe(200);
  },
);

test('the details of a review have their own URL', ANY_SCREEN, async ({ page }) => {
  const { word, ids, product } = await writeReviews(page, 1);
  await openReviews(page, word);
  await page.getByRole('button', { name: 'View the review by Reader 1' }).click();
  await expect(page).toHaveURL(new RegExp(`review=${ids[0]}`));
  await page.reload();
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Review Details' });
  await expect(dialog).toContainText(product._id.slice(-8));
  await expect(dialog).toContainText('Unverified');
  await dialog.getByRole('button', { name: 'Mark as Verified' }).click();
  await expect(dialog).toContainText('Verified Purchase');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/review=/);
});

test('a failed toggle reverts and shows an error', ANY_SCREEN, async ({ page }) => {
  const { word, ids } = await writeReviews(page, 1);
  await openReviews(page, word);
  await page.route(`**/api/reviews/${ids[0]}`, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The shop is busy.' } }),
  );
  await page.getByRole('button', { name: 'Mark as Verified: review by Reader 1' }).click();
  await expect(page.getByText('Failed to update review')).toBeVisible();
  await expect(locateRow(page, 'Reader 1').getByText('Unverified')).toBeVisible();
});

test('a list that fails to load shows the reason instead', ANY_SCREEN, async ({ page }) => {
  await openReviews(page, '');
  await page.route('**/api/reviews?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The shop is busy.' } }),
  );
  await page.getByLabel('Status').selectOption('Verified');
  await expect(page.getByRole('heading', { name: 'Failed to fetch reviews' })).toBeVisible();
  await expect(page.getByText('The shop is busy.')).toBeVisible();
  await page.unroute('**/api/reviews?*');
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(total(page)).toBeVisible();
});

test('reviews are exported to a spreadsheet', ANY_SCREEN, async ({ page }) => {
  const { word } = await writeReviews(page, 2);
  await openReviews(page, word);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^reviews-.*\.csv$/);
});

test('the dialogs of reviews are accessible', async ({ page }) => {
  const { word, ids } = await writeReviews(page, 1);
  await page.goto(`/admin/reviews?search=${word}&review=${ids[0]}`);
  await hydrated(page);
  await expect(page.getByRole('dialog', { name: 'Review Details' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Review' });
  await dialog.getByRole('combobox').fill('a');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
