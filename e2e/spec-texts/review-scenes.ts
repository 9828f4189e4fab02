import type { Page } from '@playwright/test';
import { findDemoProduct } from '../support/demo-products.ts';
import { change, fail, keepWaiting } from './answers.ts';
import type { REVIEW_TEXTS } from './review-texts.ts';
import { atAsStaff, navigate, openAsStaff, type Scene, type ScenesOf } from './scene.ts';
import { isUsual, uniqueEmail, writeReview } from './scene-data.ts';

export const REVIEW_SCENES = {
  'admin reviews': async (page) => {
    const { email } = await writeReview(page);
    await openAsStaff(page, `/admin/reviews?search=${email}`);
  },
  'review that helped': async (page) => {
    const { email } = await writeReview(page);
    await openAsStaff(page, '/admin/account');
    await change(page, 'GET /reviews', (reviews: object[]) =>
      reviews.map((review) => ({ ...review, helpful: 3 })),
    );
    await navigate(page, `/admin/reviews?search=${email}`);
  },
  'verified review': async (page) => {
    const { email } = await writeReview(page, { verified: true });
    await openAsStaff(page, `/admin/reviews?search=${email}`);
  },
  'admin reviews found nothing': atAsStaff('/admin/reviews?search=nothing-like-this'),
  'admin reviews while others load': async (page) => {
    await openAsStaff(page, '/admin/reviews');
    await keepWaiting(page, 'GET /reviews');
    await page.getByLabel('Status', { exact: true }).selectOption('Verified');
  },
  'admin reviews failed': async (page) => {
    await openAsStaff(page, '/admin/account');
    await fail(page, 'GET /reviews');
    await navigate(page, '/admin/reviews');
  },

  'review form': addReview,
  'review form, 1 star': rated('1 star'),
  'review form, 2 stars': rated('2 stars'),
  'review form, 3 stars': rated('3 stars'),
  'review form, 4 stars': rated('4 stars'),
  'review form, 5 stars': rated('5 stars'),
  'review form, nothing filled in': async (page) => {
    await addReview(page);
    await createReview(page);
  },
  'review being created': async (page) => {
    await keepWaiting(page, 'POST /products/*/reviews');
    await fillReview(page);
  },
  'review not created': async (page) => {
    await fail(page, 'POST /products/*/reviews');
    await fillReview(page);
  },

  'review details': atDetails(),
  'details of a verified review': atDetails(true),
  'review asked to be deleted': atReviews(1, askToDelete),
  'review not deleted': atReviews(1, async (page) => {
    await fail(page, 'POST /reviews/bulk');
    await askToDelete(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  }),
  'review not verified': atReviews(1, async (page) => {
    await fail(page, 'PUT /reviews/*');
    await page.getByRole('button', { name: /^Mark as Verified/ }).click();
  }),

  'review selected': atReviews(1, selectAll),
  'reviews asked to be deleted': atReviews(2, (page) => apply(page, 'Delete')),
  'reviews asked to be verified': atReviews(2, (page) => apply(page, 'Mark as Verified')),
  'reviews asked to be unverified': atReviews(2, (page) => apply(page, 'Mark as Unverified')),
  'reviews being verified': atReviews(2, async (page) => {
    await keepWaiting(page, 'POST /reviews/bulk');
    await verifyAll(page);
  }),
  'reviews not verified': atReviews(2, async (page) => {
    await fail(page, 'POST /reviews/bulk');
    await verifyAll(page);
  }),
} satisfies ScenesOf<typeof REVIEW_TEXTS>;

async function addReview(page: Page): Promise<void> {
  await openAsStaff(page, '/admin/reviews');
  await page.getByRole('button', { name: 'Add Review' }).click();
}

function rated(stars: string): Scene {
  return async (page) => {
    await addReview(page);
    await page.getByRole('radio', { name: stars }).check({ force: true });
  };
}

async function fillReview(page: Page): Promise<void> {
  const { name } = await findDemoProduct(page, isUsual);
  await addReview(page);
  const form = page.getByRole('dialog');
  await form.getByLabel('Product').fill(name);
  await form.getByRole('option', { name }).first().click();
  for (const label of ['Customer Name', 'Review Title', 'Comment']) await form.getByLabel(label).fill('Ada');
  await form.getByLabel('Customer Email').fill(uniqueEmail());
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await createReview(page);
}

async function createReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Review' }).click();
}

/** Opens the list with `count` reviews used by this scene only. */
function atReviews(count: number, then: Scene): Scene {
  return async (page) => {
    const email = uniqueEmail();
    for (let written = 0; written < count; written++) await writeReview(page, { email });
    await openAsStaff(page, `/admin/reviews?search=${email}`);
    await then(page);
  };
}

function atDetails(verified = false): Scene {
  return async (page) => {
    const { _id } = await writeReview(page, { verified });
    await openAsStaff(page, `/admin/reviews?review=${_id}`);
  };
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Delete the review/ }).click();
}

async function selectAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).check();
}

async function apply(page: Page, action: string): Promise<void> {
  await selectAll(page);
  await page.getByLabel('Action', { exact: true }).selectOption(action);
  await page.getByRole('button', { name: 'Apply' }).click();
}

async function verifyAll(page: Page): Promise<void> {
  await apply(page, 'Mark as Verified');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Verified' }).click();
}
