import * as z from 'zod/mini';
import { LIMITS, MAX_CODES, MAX_LINES } from '#domain/limits.ts';
import { readChoice } from '#domain/orders/choice-words.ts';
import { checkedAddress, countryField, postalCodeField, stateField } from '../address.ts';
import { emailAddress, optionalText, quantity, requiredText, text } from '../fields.ts';
import { addressFields } from '../forms/orders.ts';
import { sentMoney } from '../money.ts';

const phone = () => optionalText(LIMITS.phone);

/** A street and city that only an order with shipping needs; the use case asks for them. */
const maybeLine = () =>
  z.pipe(
    optionalText(),
    z.transform((typed) => typed ?? ''),
  );

/** The street may be called `address` or `street` (specification, section 3). */
const ShippingAddressBody = z.pipe(
  checkedAddress(z.object({ ...addressFields, address: optionalText(), street: optionalText() }), 'zipCode'),
  z.transform(({ street, ...rest }, context) => {
    const address = rest.address ?? street;
    if (address) return { ...rest, address };
    context.issues.push({ code: 'custom', input: rest, path: ['address'], message: 'Address is required' });
    return z.NEVER;
  }),
);

const BillingAddressBody = checkedAddress(
  z.object({
    name: requiredText('Name'),
    companyName: optionalText(),
    address: maybeLine(),
    city: maybeLine(),
    state: stateField(),
    zip: postalCodeField(),
    country: countryField(),
    phone: phone(),
  }),
  'zip',
);

/**
 * A chosen option's name. Null or empty means none; undefined means the product page's default if required.
 */
function choice() {
  return z.pipe(
    z.nullish(text()),
    z.transform((name) => (name === undefined ? undefined : name || null)),
  );
}

/** The fields of a requested line. */
export const lineFields = {
  productId: requiredText('Product', LIMITS.id),
  /** Decides the options; without it, the selection decides the variant. */
  variantId: optionalText(LIMITS.id),
  quantity: quantity(),
  selectedColor: choice(),
  selectedSize: choice(),
  selectedMemory: choice(),
  /** Values of options other than color, size and memory, by name. */
  selectedOptions: z.pipe(
    z.nullish(z.record(text(), text())),
    z.transform((chosen) => chosen ?? undefined),
  ),
  selectedProperties: z.pipe(
    z.nullish(z.record(text(), text())),
    z.transform((chosen) => (chosen === null ? {} : chosen)),
  ),
  /** Property id → the text it asks for; the property limits its length. */
  propertyTexts: z.pipe(
    z.nullish(z.record(text(), text(LIMITS.text))),
    z.transform((typed) => typed ?? {}),
  ),
};

/** A requested line, with its choice in the shop's own words. A price is compared with the server's. */
export const OrderLineBody = z.pipe(
  z.object({ ...lineFields, price: z.optional(sentMoney()) }),
  z.transform(readChoice),
);

/** Discount codes. Default: none. */
export function discountCodes() {
  return z.pipe(
    z.nullish(z.array(requiredText('Code', LIMITS.code)).check(z.maxLength(MAX_CODES))),
    z.transform((codes) => codes ?? []),
  );
}

/**
 * An order as sent. Amounts are optional and compared with the server's. Fields that callers may not decide
 * (status, activities, payment status, dates) are ignored.
 */
export const OrderBody = z.object({
  userId: optionalText(),
  userEmail: emailAddress(),
  userPhone: phone(),
  paymentMethod: optionalText(),
  shippingAddress: z.nullish(ShippingAddressBody),
  billingAddress: z.nullish(BillingAddressBody),
  /** The shipping method, in a shop with shipping zones. Default: the first method of the place. */
  shippingMethodId: optionalText(50),
  products: z
    .array(OrderLineBody)
    .check(z.minLength(1, 'An order needs at least one product'), z.maxLength(MAX_LINES)),
  /** Discount codes as the shopper typed them. */
  codes: discountCodes(),
  /**
   * True for lines of this browser's cart: the order takes them out of it, and an older payment for the cart
   * is ended. 409 if the cart does not have them any more.
   */
  cart: z.optional(z.boolean()),
  subtotal: z.optional(sentMoney()),
  shipping: z.optional(sentMoney()),
  discount: z.optional(sentMoney()),
  tax: z.optional(sentMoney()),
  total: z.optional(sentMoney()),
});

export type OrderBody = z.output<typeof OrderBody>;
export type OrderBodyInput = z.input<typeof OrderBody>;
