import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { AS_STAFF } from './support/staff.ts';
import { someProduct } from './support/staff-products.ts';

for (const javaScriptEnabled of [true, false])
  test(`who finds a product sold out asks for an email when it is back, ${javaScriptEnabled ? 'with' : 'without'} script`, {
    ...ANY_SCREEN,
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const kettle = await someProduct(page, { stock: 0 });
    await page.goto(`/user/products/${kettle._id}`);
    await expect(page.getByText('This product is out of stock')).toBeVisible();
    const form = page.getByRole('form', { name: 'Back in stock' });
    // Whatever the browser lets through is answered at the field, with what was typed.
    await form.evaluate((element) => element.setAttribute('novalidate', ''));
    await form.getByLabel('Email me when it is back').fill('ada@');
    await form.getByRole('button', { name: 'Email me' }).click();
    await expect(form.getByText('Email is invalid')).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('ada@');
    await form.getByRole('textbox').fill(`${kettle._id}@example.com`);
    await form.getByRole('button', { name: 'Email me' }).click();
    await expect(page.getByRole('heading', { name: 'We will let you know' })).toBeVisible();
    await expect(page.getByText(kettle.name)).toBeVisible();
    const demand = await page.request.get(`/api/products/${kettle._id}/stock-alerts`, { headers: AS_STAFF });
    expect(await demand.json()).toEqual([{ variantId: null, waiting: 1 }]);
    await page.getByRole('link', { name: 'Back to the product' }).click();
    await expect(page.getByRole('heading', { name: kettle.name })).toBeVisible();
    await context.close();
  });

test('the link of such an email ends them by a button, and says when it is not complete', async ({
  page,
}) => {
  await page.goto('/user/stock-alerts?token=short');
  await page.getByRole('button', { name: 'End these emails' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link is not complete. Please open it from the mail again.',
  );
});
