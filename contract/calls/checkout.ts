import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { CURRENCY } from '#domain/money.ts';
import { call, sharedCall } from '../define-call.ts';
import { emailAddress, optionalText, quantity, requiredText, text, timestamp } from '../fields.ts';
import { money, sentMoney } from '../money.ts';
import { component } from '../openapi-component.ts';
import { discountCodes, OrderBody } from './order-body.ts';
import { Company } from './settings.ts';

export const createPaymentIntent = call({
  method: 'POST',
  path: '/create-payment-intent',
  summary: 'Start a payment; the amount is compared with what the server computes',
  body: z.object({
    amount: sentMoney(),
    currency: z.literal(CURRENCY, `Only ${CURRENCY} is accepted`),
    orderData: z.object({
      customerEmail: emailAddress(),
      customerName: requiredText('Name'),
      productId: requiredText('Product', LIMITS.id),
      variantId: optionalText(LIMITS.id),
      productName: text(),
      quantity: quantity(),
    }),
    /** Discount codes; ignored if `order` is sent, which has its own. */
    codes: discountCodes(),
    /** The order the payment is for, so that the server can complete it without the browser. */
    order: z.optional(OrderBody),
    /** Pays with a saved card, or saves the card that pays; `account` is the email that has been proven. */
    savedCard: z.optional(z.object({ use: z.enum(['saved', 'save']), account: emailAddress() })),
  }),
  output: z.object({
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    /** The id the order will have; present when the order was sent along. */
    orderId: z.optional(z.string()),
    amount: money(),
    currency: z.literal(CURRENCY),
    /** Until when stock is reserved for this payment; absent for products without counted stock. */
    heldUntil: z.optional(timestamp),
  }),
  failures: [404, 409, 422],
  creates: true,
});

const PageLink = z.object({ label: z.string(), to: z.string() });

/** An entry of a menu: a link, links of a second level below it, or both. */
const MenuLink = z.object({
  label: z.string(),
  to: z.optional(z.string()),
  links: z.optional(z.array(PageLink)),
});

/** Public settings; the tax rate is a fraction (0.08). */
export const ShopSettings = component('ShopSettings', {
  shipping: money(),
  taxRate: z.number(),
  /** The subtotal above which every zone ships free; only with `shipsByZone`. */
  freeShippingOver: z.optional(money()),
  /** Present if the shop has shipping zones that charge anything but `shipping`. */
  shipsByZone: z.optional(z.literal(true)),
  /** Present if shipping or tax depend on where an order goes: ask for a quote then. */
  pricesByPlace: z.optional(z.literal(true)),
  /** Present if there are discounts by code. */
  takesCodes: z.optional(z.literal(true)),
  /** Present if shoppers can ask to be reminded of a checkout that they did not finish. */
  remindsUnfinished: z.optional(z.literal(true)),
  /** Present if there are automatic discounts: prices are quoted. */
  discountsItself: z.optional(z.literal(true)),
  /** Present if the seller wrote a return policy; `days` after the delivery, 0 if returns are not taken. */
  returnPolicy: z.optional(z.object({ days: z.number() })),
  /** Links to the policies that the seller published, if there are any. */
  policies: z.optional(z.array(PageLink)),
  /** The menus that staff wrote; those of the specification without. */
  menus: z.optional(
    z.object({ header: z.optional(z.array(MenuLink)), footer: z.optional(z.array(MenuLink)) }),
  ),
  /** Days from an order to its expected delivery. */
  deliveryDays: z.number(),
  company: Company,
  /** Absent if the pages of the shop show no example texts, such as team and testimonials. */
  exampleTexts: z.optional(z.literal(true)),
  /** Absent if the shop has no memberships. */
  offersMemberships: z.optional(z.literal(true)),
  /** IANA name of the shop's time zone. */
  timeZone: z.string(),
  currency: z.literal(CURRENCY),
  payment: z.object({
    publishableKey: z.string(),
    /** Path of the payment emulator; absent with Stripe. */
    emulatorPath: z.optional(z.string()),
  }),
});

export type ShopSettings = z.output<typeof ShopSettings>;

export const getShopSettings = sharedCall({
  path: '/settings',
  summary: 'Public settings: shipping, tax, payment and contact',
  output: ShopSettings,
});
