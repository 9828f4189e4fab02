import type { Hono } from 'hono';
import * as calls from '#contract/calls/draft-orders.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import { addressLines } from '#domain/address-lines.ts';
import type { DraftOrder } from '#domain/draft-orders/draft-order.ts';
import { CURRENCY } from '#domain/money.ts';
import { refuseWhileFull } from '../checkout/checkout-routes.ts';
import { limitPayments, limitPurchases } from '../checkout/limit-purchases.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import type { Visitor } from '../http/visitor.ts';
import { isPlacedBy } from '../orders/is-placed-by.ts';
import { findOrder } from '../orders/order-queries.ts';
import { presentOrder } from '../orders/present-order.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { presentQuote } from '../pricing/present-quote.ts';
import { draftOrderQueries, findDraftOrder } from './draft-order-queries.ts';
import { DRAFT_NOT_FOUND } from './end-open-payment.ts';
import { findCredit } from './exchange-queries.ts';
import { exchangeReturn } from './exchange-return.ts';
import { findDraftCustomer } from './find-draft-customer.ts';
import { linkDraftOrder } from './link-draft-order.ts';
import { markDraftPaid } from './mark-draft-paid.ts';
import { finishDraftPayment, placeFreeDraft, startDraftPayment } from './pay-draft-order.ts';
import { presentDraftOrder, presentDraftRow, presentPriced } from './present-draft-order.ts';
import { orderDraft, priceDraft, withTotals } from './price-draft.ts';
import { readDraftBody } from './read-draft-body.ts';
import { readLink } from './read-link.ts';
import { changeDraftOrder, createDraftOrder, deleteDraftOrder } from './save-draft-order.ts';

/** Binds the calls of orders that staff prepare, and their links to pay. */
export function draftOrderRoutes(
  app: Hono<Environment>,
  services: PaymentServices & { shopUrl: string },
): void {
  const { db, now, settings, shopUrl } = services;

  bind(app, calls.listDraftOrders, async ({ query }) => {
    const zone = (await settings.read()).timeZone;
    const { rows, ...page } = await draftOrderQueries.page(db, query, { now: now(), zone });
    return success((await withTotals(services, rows)).map(presentDraftRow), { page });
  });

  // Before those of one draft: 'quote' is no id.
  bind(app, calls.quoteDraftOrder, async ({ body }) =>
    success(presentPriced(await priceDraft(services, readDraftBody(toPrice(body))), now())),
  );

  bind(app, calls.findDraftCustomer, async ({ query }) => success(await findDraftCustomer(db, query.email)));

  bind(app, calls.createDraftOrder, async ({ body }, { staff, seed }) => {
    const created = await createDraftOrder(services, body, { staff, seed });
    return created.ok ? success(await present(created.draft)) : created;
  });

  bind(app, calls.getDraftOrder, async ({ params }) => {
    const draft = await findDraftOrder(db, params.id);
    return draft ? success(await present(draft)) : DRAFT_NOT_FOUND;
  });

  bind(app, calls.updateDraftOrder, async ({ params, body }, { staff }) => {
    const changed = await changeDraftOrder(services, params.id, body, { staff });
    return changed.ok ? success(await present(changed.draft)) : changed;
  });

  bind(app, calls.deleteDraftOrder, async ({ params }, { staff }) => {
    const deleted = await deleteDraftOrder(services, params.id, { staff });
    return deleted.ok ? success({ deleted: true as const }) : deleted;
  });

  bind(app, calls.linkDraftOrder, async ({ params, body }, { staff, seed }) => {
    const made = await linkDraftOrder(services, params.id, body, { staff, seed });
    if (!made.ok) return made;
    const { token, expiresAt, sent } = made;
    const url = `${shopUrl}/user/pay/${token}`;
    // Its secret is not stored to be repeated.
    return success({ url, expiresAt: expiresAt.toISOString(), sent }, { isRepeatable: true });
  });

  bind(app, calls.markDraftOrderPaid, async ({ params, body }, { staff, seed }) => {
    const marked = await markDraftPaid(services, params.id, body, { staff, seed });
    return marked.ok ? success(presentOrder(marked.order)) : marked;
  });

  bind(app, calls.exchangeReturn, async ({ params }, { staff, seed }) => {
    const exchanged = await exchangeReturn(services, params.id, { staff, seed });
    return exchanged.ok ? success(await present(exchanged.draft)) : exchanged;
  });

  bind(app, calls.getPaymentLink, async ({ params }, { visitor }) => {
    const link = await readLink(services, params.token);
    if (!link.ok) return link;
    const { content, orderId, linkExpiresAt } = link.draft;
    const expiresAt = (linkExpiresAt ?? now()).toISOString();
    if (orderId) {
      // A link lives on in mails and histories; from now on the order is its buyer's.
      const isOwn = await isBuyersOrder(orderId, visitor);
      return success({ paid: true as const, ...(isOwn && { orderId }), email: '', expiresAt });
    }
    const { email, address } = content;
    const ordered = await orderDraft(services, link.draft, '');
    return success({
      ...(address && {
        name: address.fullName,
        shippingAddress: [address.fullName, ...addressLines(address)],
      }),
      email: email ?? '',
      ...(ordered.ok ? { quote: presentQuote(ordered.priced, now()) } : { problem: ordered.refusal.message }),
      expiresAt,
    });
  });

  bind(app, calls.payDraftOrder, async ({ params, body }, request) => {
    const tooMany = refuseWhileFull(services) ?? (await limitPayments(services, request));
    if (tooMany) return tooMany;
    const started = await startDraftPayment(services, params.token, body.total, request);
    if (!started.ok) return started;
    const { checkout, payment } = started;
    const answer = {
      clientSecret: payment.clientSecret,
      paymentIntentId: payment.id,
      orderId: checkout.id,
      amount: checkout.total,
      currency: CURRENCY,
      ...(checkout.heldUntil && { heldUntil: checkout.heldUntil.toISOString() }),
    };
    return success(answer, { remembersBuyer: true });
  });

  bind(app, calls.finishDraftOrder, async ({ params: { token }, body: { paymentIntentId } }, request) => {
    // A payment was counted when it was started.
    const tooMany = paymentIntentId ? null : await limitPurchases(services, request);
    if (tooMany) return tooMany;
    const finished = paymentIntentId
      ? await finishDraftPayment(services, token, paymentIntentId)
      : await placeFreeDraft(services, token, request);
    return finished.ok ? success(presentOrder(finished.order), { remembersBuyer: true }) : finished;
  });

  async function isBuyersOrder(id: string, visitor: Visitor): Promise<boolean> {
    const stored = await findOrder(db, id);
    return (
      stored !== null &&
      (await isPlacedBy(visitor, { email: stored.order.userEmail, buyerDigest: stored.buyerDigest }))
    );
  }

  async function present(draft: DraftOrder) {
    const [priced, credit] = await Promise.all([
      priceDraft(services, draft.content),
      findCredit(db, draft.id),
    ]);
    return presentDraftOrder(draft, { priced, credit }, now());
  }
}

/** Returns a draft whose address is still being typed. */
function toPrice({
  shippingAddress: place,
  ...body
}: ParsedInput<typeof calls.quoteDraftOrder>['body']): calls.DraftOrderBody {
  return { ...body, shippingAddress: place && { ...NO_ADDRESS, ...place } };
}

const NO_ADDRESS = { fullName: '', address: '', city: '', state: '', zipCode: '', phone: null };
