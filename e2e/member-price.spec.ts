import { expect, test } from '@playwright/test';
import { computeShare, formatMoney } from '#domain/money.ts';
import { ANY_SCREEN } from './support/any-screen.ts';
import {
  BUYER,
  field,
  fillBilling,
  fillCard,
  hydrated,
  openCheckout,
  orderPlaced,
  placeOrderButton,
} from './support/checkout.ts';
import { findDemoProduct } from './support/demo-products.ts';
import { addMember, uniqueEmail } from './support/memberships.ts';
import { violations } from './support/violations.ts';

test(
  'a member pays less after proving the email address by a code',
  ANY_SCREEN,
  async ({ page, browser }) => {
    const email = uniqueEmail();
    // In another browser: the one that bought a membership is a member without a code.
    const buyer = await browser.newPage();
    await addMember(buyer, email);
    await buyer.context().close();
    const product = await findDemoProduct(page);
    await page.goto(`/user/billing?product=${product._id}&quantity=1`);
    await hydrated(page);
    await fillBilling(page);
    await field(page, 'Email').fill(email);
    const offer = page.getByRole('region', { name: 'Member price' });
    await expect(page.getByText('Discount (Standard member)')).toBeHidden();
    await offer.getByRole('button', { name: 'Get your member price' }).click();
    await offer.getByRole('button', { name: 'Send me a code' }).click();
    const hint = await offer.getByText('Demo: your code is').innerText();
    await offer.getByLabel('Code', { exact: true }).fill(/\d{6}/.exec(hint)?.[0] ?? '');
    await offer.getByRole('button', { name: 'Confirm' }).click();
    await expect(offer).toContainText('Your Standard member price');
    await expect(page.getByText('Discount (Standard member)')).toBeVisible();
    await fillCard(page);
    await placeOrderButton(page).click();
    const id = await orderPlaced(page);
    const order = await (await page.request.get(`/api/orders/${id}`)).json();
    expect(order).toMatchObject({ memberPlan: 'standard', shipping: 0, paymentStatus: 'paid' });
    expect(order.discount).toBeCloseTo(order.subtotal * 0.1, 1);
  },
);

test(
  'a shopper with a requested code confirms before paying the full price',
  ANY_SCREEN,
  async ({ page }) => {
    await openCheckout(page);
    await fillBilling(page, { ...BUYER, Email: uniqueEmail() });
    await fillCard(page);
    const offer = page.getByRole('region', { name: 'Member price' });
    await offer.getByRole('button', { name: 'Get your member price' }).click();
    await offer.getByRole('button', { name: 'Send me a code' }).click();
    await expect(offer.getByText('Demo: your code is')).toBeVisible();

    await placeOrderButton(page).click();
    const question = page.getByRole('dialog', { name: 'Your member price needs the code' });
    await expect(question).toContainText('pay the full price of $');
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Enter the code' }).click();
    await expect(question).toBeHidden();
    await expect(offer.getByLabel('Code', { exact: true })).toBeFocused();
    await expect(page.getByText('Payment Successful!')).toHaveCount(0);

    await placeOrderButton(page).click();
    await question.getByRole('button', { name: 'Pay the full price' }).click();
    const order = await (await page.request.get(`/api/orders/${await orderPlaced(page)}`)).json();
    expect(order).toMatchObject({ discount: 0, paymentStatus: 'paid' });
  },
);

test(
  'a shopper without a membership learns it only after the code and pays the full price',
  ANY_SCREEN,
  async ({ page }) => {
    const product = await findDemoProduct(page);
    await page.goto(`/user/billing?product=${product._id}&quantity=1`);
    await hydrated(page);
    const offer = page.getByRole('region', { name: 'Member price' });
    await offer.getByRole('button', { name: 'Get your member price' }).click();
    await expect(offer).toContainText('Enter your email address in the form first.');
    await field(page, 'Email').fill(uniqueEmail());
    await offer.getByRole('button', { name: 'Send me a code' }).click();
    const hint = await offer.getByText('Demo: your code is').innerText();
    await offer.getByLabel('Code', { exact: true }).fill(/\d{6}/.exec(hint)?.[0] ?? '');
    expect(await violations(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Confirm' }).click();
    await expect(offer).toContainText('There is no running membership for this email address.');
    await expect(page.getByText('$15.00')).toBeVisible();
  },
);

test(
  'a browser that has bought a membership shows the member price beside each price, until it is signed out',
  ANY_SCREEN,
  async ({ page }) => {
    const product = await findDemoProduct(page, ({ discountPrice }) => discountPrice === undefined);
    const path = `/user/products/${product._id}`;
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText(/Member price/)).toHaveCount(0);
    await addMember(page, uniqueEmail());
    await page.goto(path);
    const price = await page.getByText(/^Price \$/).innerText();
    const cents = Math.round(Number(price.replace(/[^\d.]/g, '')) * 100);
    const member = `Member price ${formatMoney(cents - computeShare(cents, 1_000))}`;
    await expect(page.getByText(member, { exact: true }).first()).toBeVisible();
    await page.goto('/user/products');
    await expect(page.locator('.card-price', { hasText: /Member price (from )?\$/ }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.request.post('/api/account/sign-out', { headers: { Origin: new URL(page.url()).origin } });
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText(/Member price/)).toHaveCount(0);
  },
);
