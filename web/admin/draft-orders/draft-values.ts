import type { DraftCustomer, DraftOrderBodyInput, WireDraftOrder } from '#contract/calls/draft-orders.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import { plainAmount } from '#domain/money.ts';
import type { AddressPart } from '#domain/orders/address-change.ts';
import { readChoice, writeChoice } from '#domain/orders/choice-words.ts';
import { offeredOptions } from '#domain/products/product-option.ts';
import { readPercent } from '#domain/typed-number.ts';
import { toProduct } from '#web/shared/to-product.ts';
import { amountErrors, parseCents, parseCount } from '../screen/typed-amounts.ts';

/** A line as it is typed. */
export type DraftLine = { key: string; quantity: string } & (
  | {
      kind: 'product';
      productId: string;
      /** Null if it is no longer sold. */
      product: WireProduct | null;
      variantId: string;
      /** By the name of the option; of a product whose options span no variants. */
      choices: Readonly<Record<string, string | null>>;
      /** Property id → the id of its value, and the text that it asks for. */
      properties: Readonly<Record<string, string>>;
      texts: Readonly<Record<string, string>>;
    }
  | { kind: 'custom'; name: string; price: string }
);

/** A draft as it is typed. */
export type DraftValues = {
  email: string;
  phone: string;
  address: Record<AddressPart, string>;
  lines: DraftLine[];
  codes: string;
  discountKind: 'none' | 'percent' | 'amount';
  discountValue: string;
  discountReason: string;
  shippingKind: 'method' | 'custom';
  shippingMethodId: string;
  customName: string;
  customPrice: string;
  note: string;
};

const NO_ADDRESS = { fullName: '', address: '', city: '', state: '', zipCode: '', country: '', phone: '' };

export const EMPTY_DRAFT: DraftValues = {
  email: '',
  phone: '',
  address: NO_ADDRESS,
  lines: [],
  codes: '',
  discountKind: 'none',
  discountValue: '',
  discountReason: '',
  shippingKind: 'method',
  shippingMethodId: '',
  customName: 'Shipping',
  customPrice: '',
  note: '',
};

/**
 * Fills in the phone and address of a known customer where nothing of them is typed. Null if nothing
 * is.
 */
export function withCustomer(
  { phone, address }: Pick<DraftValues, 'phone' | 'address'>,
  { phone: knownPhone = '', shippingAddress }: DraftCustomer,
): Pick<DraftValues, 'phone' | 'address'> | null {
  const isTyped = Object.values(address).some((part) => part.trim() !== '');
  const known = { ...NO_ADDRESS, ...shippingAddress, phone: shippingAddress?.phone ?? '' };
  const filled = {
    phone: phone.trim() === '' ? knownPhone : phone,
    address: isTyped || !shippingAddress ? address : known,
  };
  return filled.phone === phone && filled.address === address ? null : filled;
}

/** The products of the lines by their ids. */
export type KnownProducts = Record<string, WireProduct>;

export function toDraftValues(draft: WireDraftOrder, products: KnownProducts): DraftValues {
  const { discount, customShipping } = draft;
  return {
    email: draft.email ?? '',
    phone: draft.phone ?? '',
    address: { ...NO_ADDRESS, ...draft.shippingAddress, phone: draft.shippingAddress?.phone ?? '' },
    lines: draft.lines.map((line, position) => {
      const { custom, quantity } = line;
      const common = { key: String(position), quantity: String(quantity) };
      if (custom) return { ...common, kind: 'custom', name: custom.name, price: plainAmount(custom.price) };
      const productId = line.productId ?? '';
      return {
        ...common,
        kind: 'product',
        productId,
        product: products[productId] ?? null,
        variantId: line.variantId ?? '',
        ...readChoices(line, products[productId]),
      };
    }),
    codes: draft.codes.join(', '),
    discountKind: discount ? (discount.percent === undefined ? 'amount' : 'percent') : 'none',
    discountValue: discount?.percent?.toString() ?? (discount?.amount ? plainAmount(discount.amount) : ''),
    discountReason: discount?.reason ?? '',
    shippingKind: customShipping ? 'custom' : 'method',
    shippingMethodId: draft.shippingMethodId ?? '',
    customName: customShipping?.name ?? 'Shipping',
    customPrice: customShipping ? plainAmount(customShipping.price) : '',
    note: draft.note ?? '',
  };
}

/** Without the options that the variant determines: staff may choose another variant. */
function readChoices(line: WireDraftOrder['lines'][number], product: WireProduct | undefined) {
  const { options = {}, properties = {}, texts = {} } = readChoice(line).selection;
  return { choices: product && product.options.length > 0 ? {} : options, properties, texts };
}

/** The options of which a choice is made beside the variant; none where they span variants. */
export function listChoices(product: WireProduct) {
  return product.options.length > 0 ? [] : offeredOptions(toProduct(product));
}

/** A new line of a product: its first variant, and the first value of what must be chosen. */
export function createProductLine(product: WireProduct, key: string): DraftLine {
  const required = product.properties.filter((property) => property.required);
  return {
    kind: 'product',
    key,
    quantity: '1',
    productId: product._id,
    product,
    variantId: product.variants.find(({ availability }) => availability)?.id ?? product.variants[0]?.id ?? '',
    choices: Object.fromEntries(
      listChoices(product).flatMap(({ name, values: [first] }) => (first ? [[name, first.name]] : [])),
    ),
    properties: Object.fromEntries(required.map(({ id, values }) => [id, values[0]?.id ?? ''])),
    texts: {},
  };
}

/** Messages for numbers that are not understood, by field. */
export function findDraftErrors(values: DraftValues): Record<string, string> {
  const prices = values.lines.flatMap((line, position) =>
    line.kind === 'custom' ? [[`lines.${position}.custom.price`, 'The price', line.price] as const] : [],
  );
  const shipping = [['customShipping.price', 'The price', values.customPrice] as const];
  const discount = [['discount.amount', 'The discount', values.discountValue] as const];
  const amounts = [
    ...prices,
    ...(values.shippingKind === 'custom' ? shipping : []),
    ...(values.discountKind === 'amount' ? discount : []),
  ];
  const empty = amounts.filter(([, , typed]) => typed.trim() === '');
  const counts = values.lines.flatMap(({ quantity }, position) =>
    Number.isNaN(parseCount(quantity))
      ? [[`lines.${position}.quantity`, 'Quantity must be a whole number']]
      : [],
  );
  return {
    ...Object.fromEntries(empty.map(([path, label]) => [path, `${label} is required`])),
    ...amountErrors(amounts.map(([path, label, typed]) => [path, label, typed])),
    ...Object.fromEntries(counts),
    ...(values.discountKind === 'percent' &&
      !readPercent(values.discountValue).ok && { 'discount.percent': 'The percentage must be a number' }),
    ...(values.lines.length === 0 && { lines: 'A draft needs at least one line' }),
  };
}

/** The body of the calls; an address counts once something of it is typed. */
export function toDraftBody(values: DraftValues): DraftOrderBodyInput {
  const { discountKind, discountValue, discountReason: reason } = values;
  const hasAddress = Object.values(values.address).some((part) => part.trim() !== '');
  return {
    email: values.email,
    phone: values.phone,
    shippingAddress: hasAddress ? values.address : null,
    lines: values.lines.map((line) => {
      const quantity = parseCount(line.quantity);
      if (line.kind === 'custom')
        return { quantity, custom: { name: line.name, price: parseCents(line.price) } };
      return {
        quantity,
        productId: line.productId,
        ...(line.variantId && { variantId: line.variantId }),
        ...writeChoice({
          options: line.choices,
          properties: Object.fromEntries(Object.entries(line.properties).filter(([, id]) => id !== '')),
          texts: line.texts,
        }),
      };
    }),
    codes: values.codes.split(/[\s,]+/).filter((code) => code !== ''),
    discount:
      discountKind === 'none'
        ? null
        : discountKind === 'percent'
          ? { percent: parsePercent(discountValue), reason }
          : { amount: parseCents(discountValue), reason },
    ...(values.shippingKind === 'custom'
      ? { customShipping: { name: values.customName, price: parseCents(values.customPrice) } }
      : { shippingMethodId: values.shippingMethodId }),
    note: values.note,
  };
}

/** NaN if it is not understood. */
function parsePercent(typed: string): number {
  const read = readPercent(typed);
  return read.ok ? read.basisPoints / 100 : Number.NaN;
}
