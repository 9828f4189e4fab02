import { centsToDollars } from '#domain/money.ts';
import { isUntaxed } from '#domain/pricing/untaxed.ts';
import { isShown } from '#domain/products/status.ts';
import { countOnHand } from '#domain/products/stock.ts';
import type { Variant } from '#domain/products/variants/variant.ts';
import { variantPrices } from '#domain/products/variants/variant-prices.ts';
import { PLACEHOLDER_PICTURE } from '#domain/uploads/picture-url.ts';
import type { CsvColumn } from '../../http/csv.ts';
import { flagText } from '../import/flag-words.ts';
import { writeDescription } from '../read-description.ts';
import type { StaffProduct } from '../staff-product-queries.ts';

/** A row for a variant, a picture, or one of each. */
type Row = { product: StaffProduct; variant: Variant | null; picture: Picture | null };

type VariantRow = { product: StaffProduct; variant: Variant };

type Picture = { url: string; position: number };

/** Returns rows for each variant and each picture, those of a product one below the other. */
export async function* expandVariants(
  batches: AsyncIterable<readonly StaffProduct[]>,
): AsyncGenerator<Row[]> {
  for await (const products of batches) yield products.flatMap(expandProduct);
}

/** Returns the rows of a product. */
export function expandProduct(product: StaffProduct): Row[] {
  const { variants, gallery } = product;
  const pictures = gallery.filter((url) => url !== PLACEHOLDER_PICTURE);
  return Array.from({ length: Math.max(variants.length, pictures.length) }, (_, place) => {
    const url = pictures[place];
    const picture = url === undefined ? null : { url, position: place + 1 };
    return { product, variant: variants[place] ?? null, picture };
  });
}

/**
 * Columns and values in Shopify's manner: the handle is repeated, a product without options has the option
 * 'Title', and a discounted variant compares its price with the regular one. Amounts in dollars.
 */
const OF_VARIANT: CsvColumn<VariantRow>[] = [
  { head: 'Title', value: ({ product }) => product.name },
  ...[0, 1, 2].flatMap((place) => [
    { head: `Option${place + 1} Name`, value: (row: VariantRow) => findOption(row, place)?.name },
    { head: `Option${place + 1} Value`, value: (row: VariantRow) => findOption(row, place)?.value },
  ]),
  { head: 'Variant SKU', value: ({ variant }) => variant.sku },
  { head: 'Variant Grams', value: ({ product, variant }) => variant.weightGrams ?? product.weightGrams },
  { head: 'Variant Inventory Qty', value: ({ variant }) => countOnHand(variant) },
  {
    head: 'Variant Price',
    value: ({ product, variant }) => {
      const { price, discountPrice } = variantPrices(product, variant);
      return centsToDollars(discountPrice ?? price);
    },
  },
  {
    head: 'Variant Compare At Price',
    value: ({ product, variant }) => {
      const { price, discountPrice } = variantPrices(product, variant);
      return discountPrice === null ? null : centsToDollars(price);
    },
  },
  { head: 'Variant Barcode', value: ({ variant }) => variant.barcode },
  { head: 'Variant Image', value: ({ variant }) => variant.image },
  { head: 'Variant ID', value: ({ variant }) => variant.id },
  { head: 'Offered', value: ({ variant }) => (variant.isOffered ? 'yes' : 'no') },
  { head: 'Body (HTML)', value: ({ product }) => writeDescription(product) },
  { head: 'Vendor', value: ({ product }) => product.brand },
  { head: 'Type', value: ({ product }) => product.category },
  { head: 'Further Categories', value: ({ product }) => product.categories?.join(', ') },
  { head: 'Published', value: ({ product }) => flagText(isShown(product)) },
  { head: 'Status', value: ({ product }) => product.status ?? 'active' },
  { head: 'Available', value: ({ product }) => (product.availability ? 'yes' : 'no') },
  { head: 'Variant Taxable', value: ({ product }) => flagText(!isUntaxed(product.taxCategory)) },
  {
    head: 'Variant Requires Shipping',
    value: ({ product }) => flagText(product.requiresShipping !== false),
  },
  { head: 'Tags', value: ({ product }) => product.tags?.join(', ') },
  { head: 'SEO Title', value: ({ product }) => product.seoTitle },
  { head: 'SEO Description', value: ({ product }) => product.seoDescription },
  {
    head: 'Cost per item',
    value: ({ product }) => (product.cost == null ? null : centsToDollars(product.cost)),
  },
  { head: 'Variant Inventory Policy', value: ({ product }) => product.inventoryPolicy ?? 'deny' },
];

export const VARIANT_CSV_COLUMNS: CsvColumn<Row>[] = [
  { head: 'Handle', value: ({ product }) => product.id },
  ...OF_VARIANT.map(({ head, value }) => ({
    head,
    value: ({ product, variant }: Row) => variant && value({ product, variant }),
  })),
  { head: 'Image Src', value: ({ picture }) => picture?.url },
  { head: 'Image Position', value: ({ picture }) => picture?.position },
  { head: 'Image Alt Text', value: ({ product, picture }) => picture && product.pictureTexts?.[picture.url] },
];

function findOption({ product, variant }: VariantRow, place: number): { name: string; value: string } | null {
  if (product.variantOptions.length === 0)
    return place === 0 ? { name: 'Title', value: 'Default Title' } : null;
  const name = product.variantOptions[place]?.name;
  return name === undefined ? null : { name, value: variant.options[name] ?? '' };
}
