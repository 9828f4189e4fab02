/** What a shop sold before this one is kept as its file says: to be looked up, and never counted. */
export const PAST_KINDS = ['order', 'customer'] as const;

export type PastKind = (typeof PAST_KINDS)[number];

/** A line of a past order; amounts are texts in the currency of its order. */
export type PastLine = { name: string; sku?: string; quantity: number; price?: string; discount?: string };

/** The fields of a record by their names in `PAST_FIELDS`; empty ones are absent. */
export type PastDocument = { title: string; fields: Record<string, string>; lines?: PastLine[] };

type PastField = {
  label: string;
  /**
   * The columns of Shopify's files that it is joined of; each is the first of several names with a value.
   */
  columns: readonly (readonly string[])[];
  /** A decimal number, or a time that is stored as ISO text. */
  kind?: 'amount' | 'moment';
  joinedBy?: string;
};

const addressOf = (kind: 'Shipping' | 'Billing') => [
  [`${kind} Name`],
  [`${kind} Company`],
  [`${kind} Address1`, `${kind} Street`],
  [`${kind} Address2`],
  [`${kind} Zip`],
  [`${kind} City`],
  [`${kind} Province Name`, `${kind} Province`],
  [`${kind} Country`],
];

const ofAddress = (...names: string[]) => [...names.map((name) => `Default Address ${name}`), ...names];

/** The fields of records in the order in which staff see them (help.shopify.com, 'Exporting orders'). */
export const PAST_FIELDS: Readonly<Record<PastKind, Readonly<Record<string, PastField>>>> = {
  order: {
    email: { label: 'Email', columns: [['Email']] },
    phone: { label: 'Phone', columns: [['Phone']] },
    placedAt: { label: 'Placed', columns: [['Created at']], kind: 'moment' },
    canceledAt: { label: 'Canceled', columns: [['Cancelled at']], kind: 'moment' },
    payment: { label: 'Payment', columns: [['Financial Status']] },
    paidAt: { label: 'Paid', columns: [['Paid at']], kind: 'moment' },
    paymentMethod: { label: 'Payment method', columns: [['Payment Method']] },
    fulfilment: { label: 'Fulfilment', columns: [['Fulfillment Status']] },
    fulfilledAt: { label: 'Fulfilled', columns: [['Fulfilled at']], kind: 'moment' },
    shippingMethod: { label: 'Shipping method', columns: [['Shipping Method']] },
    currency: { label: 'Currency', columns: [['Currency']] },
    subtotal: { label: 'Subtotal', columns: [['Subtotal']], kind: 'amount' },
    discountCode: { label: 'Discount code', columns: [['Discount Code']] },
    discount: { label: 'Discount', columns: [['Discount Amount']], kind: 'amount' },
    shipping: { label: 'Shipping', columns: [['Shipping']], kind: 'amount' },
    taxes: { label: 'Taxes', columns: [['Taxes']], kind: 'amount' },
    total: { label: 'Total', columns: [['Total']], kind: 'amount' },
    refunded: { label: 'Refunded', columns: [['Refunded Amount']], kind: 'amount' },
    outstanding: { label: 'Outstanding', columns: [['Outstanding Balance']], kind: 'amount' },
    shippingAddress: { label: 'Shipping address', columns: addressOf('Shipping'), joinedBy: ', ' },
    shippingPhone: { label: 'Phone of the shipping address', columns: [['Shipping Phone']] },
    billingAddress: { label: 'Billing address', columns: addressOf('Billing'), joinedBy: ', ' },
    billingPhone: { label: 'Phone of the billing address', columns: [['Billing Phone']] },
    note: { label: 'Note', columns: [['Notes']] },
    tags: { label: 'Tags', columns: [['Tags']] },
  },
  customer: {
    name: { label: 'Name', columns: [['First Name'], ['Last Name']], joinedBy: ' ' },
    email: { label: 'Email', columns: [['Email']] },
    phone: { label: 'Phone', columns: [['Phone']] },
    address: {
      label: 'Address',
      columns: [
        ofAddress('Company'),
        ofAddress('Address1'),
        ofAddress('Address2'),
        ofAddress('Zip'),
        ofAddress('City'),
        ofAddress('Province', 'Province Code'),
        ofAddress('Country', 'Country Code'),
      ],
      joinedBy: ', ',
    },
    addressPhone: { label: 'Phone of the address', columns: [['Default Address Phone']] },
    acceptsEmail: {
      label: 'Accepted email marketing there',
      columns: [['Accepts Email Marketing', 'Accepts Marketing']],
    },
    acceptsSms: { label: 'Accepted SMS marketing there', columns: [['Accepts SMS Marketing']] },
    taxExempt: { label: 'Tax exempt there', columns: [['Tax Exempt']] },
    note: { label: 'Note', columns: [['Note']] },
    tags: { label: 'Tags', columns: [['Tags']] },
  },
};

/** Lists the filled fields of a record with their labels, in their order; `isMoment`: an ISO time. */
export function listFacts(
  kind: PastKind,
  { fields }: PastDocument,
): { label: string; value: string; isMoment: boolean }[] {
  return Object.entries(PAST_FIELDS[kind]).flatMap(([name, { label, kind: type }]) => {
    const value = fields[name];
    return value ? [{ label, value, isMoment: type === 'moment' }] : [];
  });
}
