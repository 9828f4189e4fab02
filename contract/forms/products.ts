import * as z from 'zod/mini';
import { formatCount } from '#domain/counts.ts';
import { LIMITS, MAX_STOCK } from '#domain/limits.ts';
import { isSingleLine, REQUESTED_TEXT_LIMITS } from '#domain/pricing/requested-text.ts';
import {
  eachPlainText,
  eachShownCount,
  eachShownText,
  eachStaffAmount,
  eachStaffMoment,
} from '#domain/products/each-described-field.ts';
import { INVENTORY_POLICIES } from '#domain/products/inventory-policy.ts';
import { OPTION_LISTS } from '#domain/products/option-words.ts';
import { MAX_PICTURE_TEXT, tidyPictureTexts } from '#domain/products/picture-texts.ts';
import { isNoDiscount, repeatedNames } from '#domain/products/product-fields.ts';
import { MAX_CHOSEN_RELATED } from '#domain/products/related-products.ts';
import { SHOWN_COUNTS, SHOWN_TEXTS, type ShownCount } from '#domain/products/shown-fields.ts';
import { MAX_CATEGORIES, STAFF_AMOUNTS, STAFF_MOMENTS, TAG_LIMITS } from '#domain/products/staff-fields.ts';
import { PRODUCT_STATUSES } from '#domain/products/status.ts';
import { MAX_WEIGHT } from '#domain/shipping/zone.ts';
import { isPictureUrl, isSecurePicture } from '#domain/uploads/picture-url.ts';
import { optionalText, requiredText, text, wholeNumber } from '../fields.ts';
import { sentMoney } from '../money.ts';
import { richHtml } from '../rich-text.ts';

/* Product fields that staff edit; the form in the browser and the calls share these schemas. */

/** Entries per list of a product. */
export const MAX_ENTRIES = 100;
export const MAX_PICTURES = 50;
export const MAX_PROPERTIES = 20;

function amount(label: string) {
  return sentMoney({
    label,
    wrong: {
      error: ({ input }) => (input == null ? `${label} is required` : `${label} must be a number`),
    },
  });
}

/** Zero if left out. */
function surcharge() {
  return z.pipe(
    z.optional(amount('The surcharge')),
    z.transform((value) => value ?? 0),
  );
}

export const INSECURE_PICTURE =
  'Image URL must begin with https://: browsers block pictures from http:// addresses';

/** An https URL, or a picture of the shop itself. */
export function pictureUrl() {
  return knownPictureUrl().check(z.refine(isSecurePicture, INSECURE_PICTURE));
}

/** An https URL, or the http URL of an existing product. */
function knownPictureUrl() {
  return requiredText('Image URL', 2_000).check(
    z.refine(
      (url) => url.trim() === '' || isPictureUrl(url.trim()),
      'Image URL must begin with https:// or be an uploaded picture',
    ),
  );
}

/** Texts by the addresses of pictures; an empty one is none. */
function pictureTexts() {
  return z.pipe(
    z
      .record(text(2_000), text(MAX_PICTURE_TEXT))
      .check(z.refine((texts) => Object.keys(texts).length <= MAX_ENTRIES, `At most ${MAX_ENTRIES}`)),
    z.transform(tidyPictureTexts),
  );
}

export const NO_DISCOUNT = 'Discount price must be below the regular price';

export const STOCK = 'Stock must be a whole number from 0 to 1,000,000';

/** Pieces left; null if stock is not counted. The use case decides which may be below zero. */
export const stockCount = () => z.nullable(wholeNumber(-MAX_STOCK, MAX_STOCK, STOCK));

/** Null and empty text clear the field. */
function clearableText(most?: number) {
  return z.pipe(
    z.nullable(text(most)),
    z.transform((value) => value || null),
  );
}

function clearableCount(name: ShownCount) {
  const { label, min, max } = SHOWN_COUNTS[name];
  const message = `${label} must be a whole number from ${formatCount(min)} to ${formatCount(max)}`;
  return z.nullable(wholeNumber(min, max, message));
}

const id = optionalText();

const Color = z.pipe(
  z.union(
    [requiredText('Color name'), z.object({ id, name: requiredText('Color name'), price: surcharge() })],
    'A color is a name, or an object of name and price',
  ),
  z.transform((color) => (typeof color === 'string' ? { id: color, name: color, price: 0 } : color)),
);

const LENGTH = `Longest text must be a whole number from 1 to ${REQUESTED_TEXT_LIMITS.text}`;

const RequestedText = z.object({
  label: requiredText('Label of the text', REQUESTED_TEXT_LIMITS.label).check(
    z.refine(isSingleLine, 'Label of the text contains characters that are not allowed'),
  ),
  maxLength: wholeNumber(1, REQUESTED_TEXT_LIMITS.text, LENGTH),
});

const flag = (label: string) => z.nullish(z.boolean(`${label} must be true or false`));

const PropertyValue = z.object({
  id,
  value: requiredText('Value'),
  price: surcharge(),
  /** True: this value asks for no text although its property does. */
  withoutText: flag('Without text'),
});

const Property = z.object({
  id,
  name: requiredText('Property name'),
  values: z.array(PropertyValue).check(
    z.minLength(1, 'A property needs at least one value'),
    z.maxLength(MAX_ENTRIES, `At most ${MAX_ENTRIES} values`),
    unique(({ value }) => value, 'value'),
  ),
  /** True: a value must be chosen to buy the product. */
  required: flag('Required'),
  /** The text that a shopper may enter; null or absent without one. */
  text: z.nullish(RequestedText),
});

const Specification = z.object({
  id,
  name: requiredText('Specification name'),
  value: requiredText('Specification value', 1_000),
});

const Feature = z.pipe(
  z.union(
    [requiredText('Feature', 500), z.object({ id, text: requiredText('Feature', 500) })],
    'A feature is a text, or an object with one',
  ),
  z.transform((feature) => (typeof feature === 'string' ? { id: null, text: feature } : feature)),
);

function unique<Entry>(nameOf: (entry: Entry) => string, field?: string) {
  return z.superRefine((entries: Entry[], context) => {
    // Invalid entries may have no name.
    if (context.issues.length > 0) return;
    for (const place of repeatedNames(entries.map(nameOf))) {
      const entry = entries[place];
      if (entry === undefined) continue;
      const message = `${nameOf(entry)} is there already`;
      context.addIssue({ code: 'custom', path: field ? [place, field] : [place], message, input: entry });
    }
  });
}

const limitedList = <Entry extends z.ZodMiniType>(entry: Entry, most = MAX_ENTRIES) =>
  z.array(entry).check(z.maxLength(most, `At most ${most}`));

/** Required fields have the messages of the form (specification, section 5). */
const FIELDS = {
  name: requiredText('Name'),
  sku: requiredText('SKU'),
  brand: requiredText('Brand'),
  category: requiredText('Category'),
  /** Further categories. */
  categories: z.optional(
    limitedList(requiredText('Category'), MAX_CATEGORIES).check(unique((category) => category)),
  ),
  price: amount('Regular price'),
  discountPrice: z.nullable(amount('Discount price')),
  description: requiredText('Description', LIMITS.text),
  /** The description with formatting: it replaces `description`, as that alone replaces it. */
  descriptionHtml: z.nullish(richHtml('Description')),
  image: pictureUrl(),
  gallery: limitedList(pictureUrl(), MAX_PICTURES),
  /** What pictures show, by their addresses; for readers who do not see them, and search engines. */
  pictureTexts: z.optional(pictureTexts()),
  stock: stockCount(),
  /** `continue`: sold without stock. */
  inventoryPolicy: z.optional(z.enum(INVENTORY_POLICIES, 'Inventory policy must be deny or continue')),
  availability: z.boolean('Availability must be true or false'),
  /** The visibility of the product. */
  status: z.optional(z.enum(PRODUCT_STATUSES, 'Status must be draft, active, unlisted or archived')),
  /** False: an order of only such products needs no shipping. */
  requiresShipping: z.optional(z.boolean('Requires shipping must be true or false')),
  featured: z.boolean('Featured must be true or false'),
  colors: limitedList(Color).check(unique(({ name }) => name, 'name')),
  sizes: limitedList(requiredText('Size')).check(unique((size) => size)),
  memory: limitedList(requiredText('Memory')).check(unique((memory) => memory)),
  properties: limitedList(Property, MAX_PROPERTIES).check(unique(({ name }) => name, 'name')),
  /** The lists from which a choice is required to buy the product. */
  requiredOptions: z.optional(z.array(z.enum(OPTION_LISTS, 'Required options are color, size and memory'))),
  specifications: limitedList(Specification),
  features: limitedList(Feature).check(unique(({ text }) => text, 'text')),
  ...eachPlainText(() => clearableText()),
  ...eachShownText((name) => z.optional(clearableText(SHOWN_TEXTS[name].most))),
  ...eachShownCount((name) => z.optional(clearableCount(name))),
  ...eachStaffMoment((name) =>
    z.nullish(z.iso.datetime({ error: `${STAFF_MOMENTS[name].label} must be a date and time` })),
  ),
  ...eachStaffAmount((name) => z.optional(z.nullable(amount(STAFF_AMOUNTS[name].label)))),
  /** Words by which staff find it. */
  tags: z.optional(
    limitedList(requiredText('Tag', TAG_LIMITS.characters), TAG_LIMITS.tags).check(unique((tag) => tag)),
  ),
  /** Decides the tax rate; null: the standard one. */
  taxCategory: z.optional(clearableText()),
  /** Grams of one piece; null adds nothing to the weight of a parcel. */
  weightGrams: z.nullish(
    wholeNumber(0, MAX_WEIGHT, `Weight must be a whole number of grams from 0 to ${formatCount(MAX_WEIGHT)}`),
  ),
  /** The ids of related products, in display order. */
  relatedIds: z.optional(
    z.array(requiredText('Product', LIMITS.id)).check(
      z.maxLength(MAX_CHOSEN_RELATED, `At most ${MAX_CHOSEN_RELATED} products`),
      unique((id) => id),
    ),
  ),
};

const WholeProduct = z.object(FIELDS);

export const ProductForm = WholeProduct.check(
  z.superRefine((product, context) => {
    if (!isNoDiscount(product)) return;
    context.addIssue({ code: 'custom', path: ['discountPrice'], message: NO_DISCOUNT, input: product });
  }),
);
export type ProductForm = z.output<typeof ProductForm>;
export type ProductFormInput = z.input<typeof ProductForm>;

/** In the form's order. */
export const PRODUCT_FORM_FIELDS = z.keyof(WholeProduct).options;

/** The sent fields only. The use case compares prices and pictures with the stored ones. */
export const ProductEdit = z.extend(z.partial(WholeProduct), {
  image: z.optional(knownPictureUrl()),
  gallery: z.optional(limitedList(knownPictureUrl(), MAX_PICTURES)),
});
export type ProductEdit = z.output<typeof ProductEdit>;

/**
 * A new product: missing or empty fields get the defaults of section 5 of the specification; the price is
 * required.
 */
export const NewProduct = z.extend(ProductEdit, {
  name: optionalText(),
  sku: optionalText(),
  brand: optionalText(),
  category: optionalText(),
  price: FIELDS.price,
  description: optionalText(LIMITS.text),
  image: z.pipe(
    z.nullish(z.union([z.literal(''), pictureUrl()])),
    z.transform((url) => url || null),
  ),
  gallery: z.optional(FIELDS.gallery),
});
export type NewProduct = z.output<typeof NewProduct>;
