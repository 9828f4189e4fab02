import { DEFAULT_TIME_ZONE } from '../default-time-zone.ts';
import type { Field } from '../fields/field.ts';
import { DEFAULT_PRICING_RULES } from '../pricing/totals.ts';
import { DEFAULT_TEMPLATES } from '../products/templates.ts';

/** The largest amount in the settings, in cents. */
export const MAX_SETTING = 9_999_999;

/** Characters. */
export const MAX_RETURN_POLICY = 20_000;

export const MAX_TEMPLATES = 100;

/**
 * The settings of the form; what they are initially are the constants of the specification (specification,
 * section 9).
 */
export const SETTING_FIELDS = {
  /** Story, team, testimonials, promises, opening hours, categories and social links. */
  exampleTexts: {
    kind: 'flag',
    initially: true,
    label: 'Show the example texts',
    hint: 'Headings, promises and testimonials of Home, story and team of About Us, opening hours, categories and social links. Without them, pages say only what you entered.',
    name: 'Example texts',
  },
  /** True if shoppers can become members. */
  offerMemberships: {
    kind: 'flag',
    initially: true,
    label: 'Offer memberships',
    hint: 'The annual plans Basic, Standard and Premium. Memberships that are paid stay valid without it.',
    name: 'Memberships',
  },
  /** IANA name of the shop's time zone. */
  timeZone: { kind: 'text', initially: DEFAULT_TIME_ZONE, label: 'Time zone' },
  shipping: {
    kind: 'cents',
    initially: DEFAULT_PRICING_RULES.shipping,
    most: MAX_SETTING,
    label: 'Shipping',
  },
  /** Subtotals above this ship free; null: never. */
  freeShippingOver: {
    kind: 'cents',
    initially: DEFAULT_PRICING_RULES.freeShippingOver,
    orNone: true,
    most: MAX_SETTING,
    label: 'Free shipping on orders over',
    subject: 'The amount',
  },
  /** `taxBasisPoints` in code. */
  taxRate: {
    kind: 'percent',
    initially: DEFAULT_PRICING_RULES.taxBasisPoints / 10_000,
    label: 'Tax rate in percent',
    subject: 'The tax rate',
  },
  deliveryDays: {
    kind: 'count',
    initially: 5,
    most: 365,
    label: 'Delivery days',
    hint: 'From the order to its expected delivery.',
  },
  returnDays: {
    kind: 'count',
    initially: 30,
    most: 3_650,
    label: 'Return days',
    hint: 'From the delivery; in these, customers can ask for a return.',
  },
  /** Paragraphs in the words of the seller; while it is empty, the shop has no return policy. */
  returnPolicy: {
    kind: 'text',
    initially: '',
    most: MAX_RETURN_POLICY,
    hasLines: true,
    label: 'Return policy',
  },
  lowStockThreshold: {
    kind: 'count',
    initially: 5,
    most: 1_000_000,
    label: 'Low-stock threshold',
    hint: 'Products with this many pieces or fewer need a look.',
    subject: 'The threshold',
  },
  acceptUnpaidOrders: { kind: 'flag', initially: true, label: 'Accept orders without payment' },
  unpaidOrderHours: {
    kind: 'count',
    initially: 72,
    least: 1,
    /** A year. */
    most: 8_760,
    label: 'Hours until an unpaid order is canceled',
    hint: 'Its stock goes back on sale then. An order that you work on or mark as paid stays.',
    subject: 'Hours',
  },
  /** The reviews that count in the rating of a product. */
  countedReviews: {
    kind: 'choice',
    initially: 'all',
    of: { all: 'All reviews', verified: 'Verified purchases only' },
    wrong: 'Choose which reviews count',
    label: 'Reviews that count in ratings',
    hint: 'Shoppers read all reviews. A review is verified if its writer bought the product.',
    name: 'Reviews that count',
  },
  /** True if reviews by shoppers are published only once staff approve them. */
  holdReviews: {
    kind: 'flag',
    initially: false,
    label: 'Hold new reviews for approval',
    name: 'Reviews wait for approval',
  },
  offerInvoices: {
    kind: 'flag',
    initially: false,
    label: 'Give customers their invoices',
    hint: 'By email when it is issued, and on the page of the order for everyone who may see all of it.',
    name: 'Invoices for customers',
  },
  /** True if shoppers can ask to be reminded of a checkout that they did not finish. */
  remindUnfinished: {
    kind: 'flag',
    initially: false,
    label: 'Offer a reminder at the checkout',
    hint: 'Only shoppers who tick a box get it, at most once a week, and not if they have bought since. Each reminder has a link to stop them.',
    name: 'Reminders of unfinished checkouts',
  },
  colors: {
    kind: 'list',
    initially: DEFAULT_TEMPLATES.colors,
    most: MAX_TEMPLATES,
    label: 'Colors',
    of: {
      name: { kind: 'text', isRequired: true, label: 'Color name' },
      price: { kind: 'cents', most: MAX_SETTING, label: 'The surcharge' },
    },
  },
  specifications: {
    kind: 'list',
    initially: DEFAULT_TEMPLATES.specifications,
    most: MAX_TEMPLATES,
    label: 'Specifications',
    of: {
      name: { kind: 'text', isRequired: true, label: 'Specification name' },
      value: { kind: 'text', isRequired: true, label: 'Value' },
    },
  },
  features: {
    kind: 'texts',
    initially: DEFAULT_TEMPLATES.features,
    most: MAX_TEMPLATES,
    label: 'Features',
    of: { kind: 'text', isRequired: true, label: 'Feature' },
  },
} as const satisfies { [name: string]: Field };
