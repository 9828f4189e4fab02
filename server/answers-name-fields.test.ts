import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { addSavedAddress } from '#contract/calls/account.ts';
import { askForReminder } from '#contract/calls/cart-reminders.ts';
import { createDiscount } from '#contract/calls/discounts.ts';
import { createDraftOrder, linkDraftOrder } from '#contract/calls/draft-orders.ts';
import { confirmEmailCode, sendEmailCode } from '#contract/calls/email-codes.ts';
import { fulfilOrder } from '#contract/calls/fulfilments.ts';
import { calls } from '#contract/calls/index.ts';
import { issueInvoice } from '#contract/calls/invoices.ts';
import { sendMessage } from '#contract/calls/messages.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { createRedirect } from '#contract/calls/redirects.ts';
import { refundOrder } from '#contract/calls/refunds.ts';
import { requestReturn } from '#contract/calls/returns.ts';
import { createReview } from '#contract/calls/reviews.ts';
import { putShippingZones } from '#contract/calls/shipping.ts';
import { createCollection } from '#contract/calls/staff-collections.ts';
import { addOrderNote } from '#contract/calls/staff-orders.ts';
import { publishPageTexts, savePageTexts } from '#contract/calls/staff-page-texts.ts';
import { createPage, publishPage, updatePage } from '#contract/calls/staff-shop-pages.ts';
import { putTaxRates } from '#contract/calls/tax.ts';
import { addWishes } from '#contract/calls/wishes.ts';
import { creditNoteLabel } from '#domain/invoices/credit-note-number.ts';
import { addShirt } from './testing/add-shirt.ts';
import { type CartBrowser, openCartBrowser } from './testing/cart-browser.ts';
import { join } from './testing/join.ts';
import { ADDRESS } from './testing/purchase.ts';
import { readPdf } from './testing/read-pdf.ts';
import { setSettings } from './testing/set-settings.ts';
import { addProducts, kettle, lamp } from './testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from './testing/test-shop.ts';
import { UNKNOWN } from './testing/unknown-fields.ts';

const EMAIL = 'ada@example.com';
const staff = { headers: AS_STAFF };

/** A shop with one of everything, and the same shop with a field more on each of them. */
let filled: TestShop;
let shop: TestShop;
let ada: CartBrowser;
/** By the path of a call: what its parameters are. */
let parameters: Record<string, string>;

beforeAll(async () => {
  filled = await openTestShop();
  ada = openCartBrowser(strict(filled));
  parameters = await fill(strict(filled), ada);
  shop = await openWithUnknownFields(filled);
}, 180_000);
afterAll(async () => {
  await shop?.close();
  await filled.close();
  // The schema of this file has columns that those of other files must not have.
  vi.resetModules();
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await shop.fetch(`/api${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};
const cookies = () => ({ Cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ') });

const reading = calls.filter(({ method, produces }) => method === 'GET' && !produces);

/** A label is the file that staff uploaded. */
const LABEL = '/orders/{id}/returns/{returnId}/label';
const downloading = calls.filter(({ produces, path }) => produces && path !== LABEL);

/** The text of a downloaded CSV file or PDF. */
async function download(path: string): Promise<string> {
  const answer = await shop.fetch(`/api${path}`, { headers: AS_STAFF });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  const isPdf = answer.headers.get('Content-Type') === 'application/pdf';
  return isPdf ? readPdf(await answer.arrayBuffer()).pages.join('\n') : await answer.text();
}

describe('an unknown field of rows and of their JSON is in no answer of', () => {
  it.each(reading.map((call) => [`${call.path}`, call] as const))('GET %s', async (_, { path, access }) => {
    const [route = '', query] = (parameters[path] ?? path).split('?');
    expect(route, 'a parameter of the call has no value in this test').not.toContain('{');
    const answer = await read(query ? `${route}?${query}` : route, access === 'staff' ? AS_STAFF : cookies());
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text).not.toContain(UNKNOWN);
  });

  it.each(downloading.map(({ path }) => path))('the file of GET %s', async (path) => {
    const route = parameters[path] ?? path;
    expect(route, 'a parameter of the call has no value in this test').not.toContain('{');
    const text = await download(route);
    expect(text.trim().split('\n').length, text).toBeGreaterThan(1);
    expect(text).not.toContain(UNKNOWN);
  });

  it.each([
    ['the search of an order by a stranger', '/orders/track', { email: EMAIL }, false],
    ['the search of an order by its buyer', '/orders/track', { email: EMAIL }, true],
    ['the export of an account', '/account/export', {}, true],
    ['the quote of a cart', '/quote', { cart: true, codes: ['TEN'] }, true],
    ['a change of the cart', '/cart/lines', { productId: lamp.id, quantity: 1 }, true],
    ['the price of a member', '/member-price', { email: EMAIL }, true],
  ])('%s', async (_, path, body, isAda) => {
    const answer = await shop.fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(isAda && cookies()) },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    expect(text).not.toContain(UNKNOWN);
  });
});

it('has the unknown field in what is read', async () => {
  const schema = await import('#db/schema/index.ts');
  const [order] = await shop.db.select().from(schema.orders);
  expect(order).toMatchObject({
    unknownField: UNKNOWN,
    shippingAddress: { city: ADDRESS.city, unknownField: UNKNOWN },
  });
});

/** The shop, with a call that throws where it fails. */
function strict(shop: TestShop): TestShop {
  return {
    ...shop,
    send: async (call, input, init) => {
      const answer = await shop.send(call, input, init);
      if (answer.failure) throw new Error(`${call.path}: ${JSON.stringify(answer.failure)}`);
      return answer;
    },
  };
}

/** Ada's order with all that can follow from one, and something in every list. */
async function fill(shop: TestShop, ada: CartBrowser): Promise<Record<string, string>> {
  await setSettings(shop, { offerInvoices: true, remindUnfinished: true, returnPolicy: 'Unused.' });
  await addProducts(shop.db, kettle, lamp);
  const shirt = await addShirt(shop, { Color: ['Red', 'Blue'], Fit: ['Slim'] }, [5, 5]);
  const ten = {
    title: 'Ten',
    kind: 'percent' as const,
    value: 10,
    scope: { of: 'all' as const, values: [] },
    combinesWith: [],
  };
  const discount = await shop.send(createDiscount, { body: { ...ten, code: 'TEN' } }, staff);
  const collection = await shop.send(
    createCollection,
    { body: { title: 'Light', published: true, kind: 'hand', productIds: [lamp.id], image: lamp.image } },
    staff,
  );
  const about = { page: 'about' as const };
  const texts = { about: { values: [{ title: 'Patience', text: 'Good things last.' }] } };
  await shop.send(savePageTexts, { params: about, body: { texts, version: 0 } }, staff);
  await shop.send(publishPageTexts, { params: about, body: { version: 1 } }, staff);
  await shop.send(createRedirect, { body: { from: '/old', to: '/user/products' } }, staff);
  const page = await shop.send(createPage, { body: { title: 'Care', bodyHtml: '<p>Wash it.</p>' } }, staff);
  for (const id of [page.body.id, 'terms']) {
    const body = { bodyHtml: '<p>Be kind.</p>', version: 0 };
    await shop.send(updatePage, { params: { id }, body }, staff);
    await shop.send(publishPage, { params: { id }, body: { version: 1 } }, staff);
  }

  await ada.send(sendEmailCode, { body: { email: EMAIL } }).then(async ({ body }) => {
    await ada.send(confirmEmailCode, { body: { email: EMAIL, code: body.demoCode ?? '' } });
  });
  await ada.add({ productId: lamp.id, quantity: 2 });
  await ada.setCodes(['TEN']);
  const started = await ada.start(await ada.buildCartOrder({ userEmail: EMAIL, codes: ['TEN'] }));
  await ada.confirm(started);
  const { body: order } = await ada.place(started);
  const { id } = order;
  await shop.send(fulfilOrder, { params: { id }, body: { carrier: 'ups', trackingNumber: '1Z' } }, staff);
  await shop.send(updateOrderStatus, { params: { id }, body: { status: 'delivered' } }, staff);
  await shop.send(addOrderNote, { params: { id }, body: { text: 'Called' } }, staff);
  await shop.send(issueInvoice, { params: { id } }, staff);
  const lines = [{ position: 0, quantity: 1, reason: 'does_not_fit' as const }];
  const asked = await ada.send(requestReturn, { params: { id }, body: { lines } });
  const refund = { lines: [{ position: 0, quantity: 1 }], reason: 'requested' as const };
  await shop.send(refundOrder, { params: { id }, body: { ...refund, notify: false } }, staff);
  const review = await ada.send(createReview, {
    params: { id: lamp.id },
    body: { userName: 'Ada', userEmail: EMAIL, rating: 5, title: 'Warm', comment: 'Warm.', orderId: id },
  });
  const draft = await shop.send(
    createDraftOrder,
    { body: { email: EMAIL, shippingAddress: ADDRESS, lines: [{ productId: lamp.id, quantity: 1 }] } },
    staff,
  );
  const link = await shop.send(
    linkDraftOrder,
    { params: { id: draft.body.id }, body: { notify: false } },
    staff,
  );

  const joined = await join(shop, { email: EMAIL });
  const person = { firstName: 'Ada', lastName: 'L', email: EMAIL, phone: '1234567' };
  await shop.send(sendMessage, { body: { ...person, message: 'Hello' } });
  await ada.send(addSavedAddress, { body: HOME });
  const wish = { productId: lamp.id, seenPrice: 49.99, addedAt: new Date().toISOString() };
  await ada.send(addWishes, {
    body: { wishes: [{ ...wish, choice: { query: 'color=sand', words: 'Sand', image: lamp.image } }] },
  });
  await ada.add({
    productId: kettle.id,
    quantity: 1,
    selectedColor: 'Sand',
    selectedSize: '1 l',
    selectedProperties: { engraving: 'initials' },
  });
  await ada.send(askForReminder, { body: { email: EMAIL, allowed: true } });
  await shop.send(putShippingZones, { body: { version: 0, zones: [EVERYWHERE] } }, staff);
  await shop.send(putTaxRates, { body: { version: 0, pricesIncludeTax: false, rates: [TAX] } }, staff);

  const [variant] = shirt.variants;
  const { rows } = await shop.db.execute(
    sql`select (select number from credit_notes limit 1) as note, (select event from mails limit 1) as mail,
      (select id from messages limit 1) as message`,
  );
  const [found] = rows;
  const files = ['/invoice.pdf', '/invoice/copy'];
  const orderPaths = ['', '/staff', '/notes', '/fulfilments', '/invoice', '/refunds', ...files];
  const note = creditNoteLabel(Number(found?.note));
  return {
    '/products/{id}': `/products/${shirt.product._id}`,
    '/products/{id}/related': `/products/${lamp.id}/related`,
    '/products/{id}/reviews': `/products/${lamp.id}/reviews`,
    '/products/{id}/staff': `/products/${kettle.id}/staff`,
    '/products/{id}/stock-movements': `/products/${shirt.product._id}/stock-movements`,
    '/products/{id}/stock-alerts': `/products/${lamp.id}/stock-alerts`,
    '/products/cards/by-id': `/products/cards/by-id?ids=${kettle.id},${lamp.id}`,
    '/products/category/{category}': '/products/category/Electronics',
    '/products/search/{query}': '/products/search/lamp',
    '/products/suggestions': '/products/suggestions?q=l',
    '/products/search-help': '/products/search-help?q=lamp',
    '/variants/{id}/stock-movements': `/variants/${variant?.id}/stock-movements`,
    '/page-texts/{page}': '/page-texts/about',
    '/page-texts/{page}/staff': '/page-texts/about/staff',
    '/page-texts/{page}/draft': '/page-texts/about/draft',
    '/menus/{menu}': '/menus/header',
    '/pages/{slug}': '/pages/care',
    '/pages/{id}/staff': `/pages/${page.body.id}/staff`,
    '/pages/{id}/draft': `/pages/${page.body.id}/draft`,
    '/policies/{policy}': '/policies/terms',
    '/collections/{slug}': `/collections/${collection.body.slug}`,
    '/collections/{slug}/products': `/collections/${collection.body.slug}/products`,
    '/collections/{id}/staff': `/collections/${collection.body.id}/staff`,
    '/reviews/{id}': `/reviews/${review.body._id}`,
    '/reviews/{id}/staff': `/reviews/${review.body._id}/staff`,
    '/discounts/{id}': `/discounts/${discount.body.id}`,
    ...Object.fromEntries(orderPaths.map((path) => [`/orders/{id}${path}`, `/orders/${id}${path}`])),
    '/orders/packing': `/orders/packing?ids=${id}`,
    '/invoices/pdf': `/invoices/pdf?orders=${id}`,
    '/returns/{id}': `/returns/${asked.body.id}`,
    '/draft-orders/customer': `/draft-orders/customer?email=${EMAIL}`,
    '/draft-orders/{id}': `/draft-orders/${draft.body.id}`,
    '/payment-links/{token}': `/payment-links/${link.body.url.split('/').at(-1)}`,
    '/credit-notes/{number}': `/credit-notes/${note}`,
    '/credit-notes/{number}/credit-note.pdf': `/credit-notes/${note}/credit-note.pdf`,
    '/payments/{paymentIntentId}/refunds': `/payments/${order.paymentIntentId}/refunds`,
    '/mails/examples/{kind}': '/mails/examples/order_status',
    '/mails/{id}': `/mails/${encodeURIComponent(String(found?.mail))}`,
    '/messages/{id}': `/messages/${found?.message}`,
    '/memberships/{id}': `/memberships/${joined.membership.id}`,
    '/search': '/search?q=ada',
  };
}

const HOME = {
  name: 'Ada Lovelace',
  phone: '+44 20 7946 0000',
  address: '12 Analytical Way',
  city: 'London',
  state: 'Greater London',
  zip: 'W1A 1AA',
  country: 'United Kingdom',
};

const TAX = { name: 'VAT', country: 'GB', rate: 0.2, taxesShipping: true };

const EVERYWHERE = {
  id: 'everywhere',
  name: 'Everywhere',
  regions: [{ country: '*', states: [] }],
  methods: [
    {
      id: 'post',
      name: 'Post',
      kind: 'delivery' as const,
      rates: { by: 'order' as const, price: 5 },
      freeOver: null,
      days: 3,
    },
  ],
};

/** Opens the same shop by modules of its own, whose rows have an additional field. */
async function openWithUnknownFields(filled: TestShop): Promise<TestShop> {
  const { rows } = await filled.db.execute(sql`select current_database() as name`);
  vi.resetModules();
  const schema = await import('#db/schema/index.ts');
  const { addUnknownColumns, addUnknownJson } = await import('./testing/unknown-fields.ts');
  await addUnknownJson(filled.db, schema);
  await addUnknownColumns(filled.db, schema);
  const { openTestShop } = await import('./testing/test-shop.ts');
  return await openTestShop({}, { ...inject('postgres'), database: String(rows[0]?.name) });
}
