import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { readDemoProducts } from './support/demo-products.ts';
import { proveEmail } from './support/email-code.ts';
import { inOtherBrowser, placePaidOrder } from './support/orders.ts';
import { AS_STAFF } from './support/staff.ts';
import { violations } from './support/violations.ts';

test('a shopper reviews a delivered product once', async ({ page }) => {
  const { id } = await placePaidOrder(page);
  await page.request.put(`/api/orders/${id}/status`, { headers: AS_STAFF, data: { status: 'delivered' } });
  await page.goto(`/user/track-order?order=${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Write a review/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Rate Your Experience' });
  expect(await violations(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Please select a rating before submitting.').first()).toBeVisible();
  await dialog.getByRole('radio', { name: /4/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Please write a review comment before submitting.').first()).toBeVisible();
  const title = `A title ${randomUUID()}`;
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Comment').fill('It arrived, and it is good.');
  await dialog.getByRole('button', { name: 'Submit Review' }).click();

  await expect(page.getByText('Review Submitted!').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Reviewed/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Write a review/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Reviewed/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const { products } = await (await page.request.get(`/api/orders/${id}`)).json();
  await page.goto(`/user/products/${products[0].productId}`);
  const review = page.getByRole('article').filter({ hasText: title });
  await expect(review.getByText('Verified purchase')).toBeVisible();
});

test('in another browser a review needs a code mailed to the buyer', ANY_SCREEN, async ({ page }) => {
  await page.goto('/user/track-order');
  const { id } = await inOtherBrowser(page, (other) => placePaidOrder(other));
  await page.goto(`/user/track-order?order=${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Write a review/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Rate Your Experience' });
  await expect(dialog.getByRole('button', { name: 'Submit Review' })).toHaveCount(0);
  await proveEmail(dialog);
  await dialog.getByRole('radio', { name: /5/ }).check({ force: true });
  await dialog.getByLabel('Comment').fill('Written where the mail is read.');
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('button', { name: /^Reviewed/ })).toBeVisible();
});

test('a helpful vote counts once per browser and can be withdrawn', ANY_SCREEN, async ({ page }) => {
  const { product, title } = await findReview(page);
  const helpful = page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Helpful/ });
  await page.goto(`/user/products/${product}`);
  await hydrated(page);
  await helpful.click();
  await expect(helpful).toHaveText('Helpful (1)');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  // The mark shows immediately, but is stored only after the shop's answer.
  await page.waitForFunction(() => localStorage.getItem('helpfulReviews') !== null);

  await expect(async () => {
    await page.reload();
    await hydrated(page);
    await expect(helpful).toHaveText('Helpful (1)', { timeout: 1_000 });
  }).toPass();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');

  await inOtherBrowser(page, async (other) => {
    const { reviews } = await (await other.request.get(`/api/products/${product}/reviews`)).json();
    const { _id } = reviews.find((review: { title: string }) => review.title === title);
    for (let time = 0; time < 3; time++) await other.request.put(`/api/reviews/${_id}/helpful`);
  });
  await helpful.click();
  await expect(helpful).toHaveText('Helpful (1)');
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
});

test('reviews are filtered by stars and sorted, in the URL', async ({ page }) => {
  await page.goto(`/user/products/${await mostReviewed(page)}`);
  await hydrated(page);
  const reviews = page.getByRole('region', { name: 'Customer Reviews' });
  await reviews.getByRole('link', { name: /^5 stars\s*\d/ }).click();
  await expect(page).toHaveURL(/stars=5/);
  await expect(reviews.getByRole('status')).toHaveText(/^\d+ reviews with 5 stars$/);
  await expect(reviews.getByRole('link', { name: /^5 stars\s*\d/ })).toHaveAttribute('aria-current', 'true');
  await expect(reviews.getByRole('article').getByRole('img', { name: /^5 out of/ })).toHaveCount(
    await reviews.getByRole('article').count(),
  );

  await reviews.getByLabel('Sort reviews').selectOption('Most helpful');
  await expect(page).toHaveURL(/stars=5&sort=helpful/);
  const counts = async () =>
    (await reviews.getByRole('button', { name: /^Helpful/ }).allInnerTexts()).map((text) =>
      Number(/\d+/.exec(text)?.[0] ?? 0),
    );
  await expect.poll(async () => isFalling(await counts())).toBe(true);
  await page.reload();
  await expect(reviews.getByLabel('Sort reviews')).toHaveValue('helpful');
  await expect.poll(async () => isFalling(await counts())).toBe(true);
  expect(await violations(page)).toEqual([]);

  await page.goBack();
  await expect(reviews.getByLabel('Sort reviews')).toHaveValue('newest');
});

test('a review that staff hide disappears from the product page', ANY_SCREEN, async ({ page }) => {
  const { product, title, id } = await findReview(page);
  const review = page.getByRole('article').filter({ hasText: title });
  // A page that other tests look at too is cached for a second.
  const isShown = async () => {
    await page.goto(`/user/products/${product}`);
    return (await review.count()) === 1;
  };
  await expect.poll(isShown).toBe(true);
  await page.request.delete(`/api/reviews/${id}`, { headers: AS_STAFF });
  await expect.poll(isShown).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reviews can be filtered and sorted', async ({ page }) => {
    await page.goto(`/user/products/${await mostReviewed(page)}`);
    const reviews = page.getByRole('region', { name: 'Customer Reviews' });
    await reviews.getByRole('link', { name: /^5 stars\s*\d/ }).click();
    await expect(reviews.getByText(/^\d+ reviews with 5 stars$/)).toBeVisible();
    await reviews.getByLabel('Sort reviews').selectOption('Most helpful');
    await reviews.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/stars=5&sort=helpful/);
    await expect(reviews.getByRole('button', { name: /^Helpful/ })).toHaveCount(0);
  });
});

/** The demo product with the most reviews. */
async function mostReviewed(page: Page): Promise<string> {
  return (await readDemoProducts(page)).reduce((most, product) =>
    product.reviews > most.reviews ? product : most,
  )._id;
}

/** A review of a demo product, used by one test only. */
async function findReview(page: Page): Promise<{ product: string; title: string; id: string }> {
  const product = await mostReviewed(page);
  const title = `A title ${randomUUID()}`;
  const data = {
    userName: 'Ada',
    userEmail: 'ada@example.com',
    rating: 5,
    title,
    comment: 'So.',
    verified: true,
  };
  const written = await page.request.post(`/api/products/${product}/reviews`, { headers: AS_STAFF, data });
  expect(written.status()).toBe(201);
  return { product, title, id: (await written.json())._id };
}

function isFalling(counts: readonly number[]): boolean {
  return (
    counts.length > 1 && counts.every((count, index) => index === 0 || count <= (counts[index - 1] ?? 0))
  );
}
