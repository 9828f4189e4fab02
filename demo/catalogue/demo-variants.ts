import { readOptions } from '#domain/products/option-words.ts';
import type { PriceRange } from '#domain/products/product.ts';
import { combinationKey, listCombinations } from '#domain/products/variants/combinations.ts';
import { firstVariantId, type Variant, type VariantOption } from '#domain/products/variants/variant.ts';
import { priceRange } from '#domain/products/variants/variant-prices.ts';
import { variantSku } from '#domain/products/variants/variant-sku.ts';
import type { DemoProduct } from './demo-product.ts';

type Plan = {
  /** The options that span its variants. */
  options: readonly string[];
  /** Pieces of the variant at a place; null: not counted. */
  stockAt: (place: number) => number | null;
  /** Combinations that are not made, by their values. */
  missing?: readonly string[];
  /** Added to the product's price and discount price, in cents, by a value. */
  dearer?: Readonly<Record<string, number>>;
};

/** Every seventh is sold out, others run low. */
const fewOfSome = (place: number) => (place % 7 === 3 ? 0 : ((place * 11) % 17) + 2);

/** The demo products with variants: shoes and clothes in sizes, colors with their pictures, and memory. */
const PLANS: Readonly<Record<string, Plan>> = {
  'kestrel-trail-shoes-n7bg04nb': {
    options: ['Color', 'Size'],
    stockAt: fewOfSome,
    missing: ['Clay / 37', 'Clay / 38', 'Slate / 45', 'Slate / 46'],
  },
  'harrow-wool-overcoat-x9wz2bcx': {
    options: ['Color', 'Size'],
    stockAt: fewOfSome,
    missing: ['Charcoal / XS'],
  },
  'nordby-rib-beanie-nwhbyb3f': { options: ['Color', 'Size'], stockAt: (place) => (place === 3 ? 0 : null) },
  'leaf-e-reader-jyvpn7vb': {
    options: ['Color', 'Memory'],
    stockAt: () => null,
    dearer: { '32 GB': 3_000 },
    missing: ['Sage / 16 GB'],
  },
};

export type DemoVariants = {
  productId: string;
  variantOptions: VariantOption[];
  variants: (Variant & { combination: string; position: number })[];
  /** The sum of their stock; null if one is not counted. */
  stock: number | null;
  range: PriceRange | null;
};

export function demoVariants(products: readonly DemoProduct[]): DemoVariants[] {
  return products.flatMap((product) => {
    const plan = PLANS[product.id];
    return plan ? [variantsOf(product, plan)] : [];
  });
}

function variantsOf(
  product: DemoProduct,
  { options: names, stockAt, missing = [], dearer = {} }: Plan,
): DemoVariants {
  const variantOptions = readOptions(product, [])
    .filter(({ name }) => names.includes(name))
    .map(({ name, values }) => ({ name, values: values.map((value) => value.name) }));
  const taken = new Set<string>([product.sku]);
  const variants = listCombinations(variantOptions).map((chosen, position) => {
    const values = Object.values(chosen);
    const more = values.reduce((sum, value) => sum + (dearer[value] ?? 0), 0);
    return {
      id: position === 0 ? firstVariantId(product.id) : `${product.id}-${position + 1}`,
      sku: position === 0 ? product.sku : variantSku(product.sku, chosen, taken),
      options: chosen,
      combination: combinationKey(chosen),
      position,
      price: more > 0 ? product.price + more : null,
      discountPrice: more > 0 && product.discountPrice !== null ? product.discountPrice + more : null,
      barcode: null,
      weightGrams: null,
      image: null,
      stock: stockAt(position),
      isOffered: !missing.includes(values.join(' / ')),
    };
  });
  const offered = variants.filter(({ isOffered }) => isOffered);
  const isCounted = offered.every(({ stock }) => stock !== null);
  return {
    productId: product.id,
    variantOptions,
    variants,
    stock: isCounted ? offered.reduce((sum, { stock }) => sum + (stock ?? 0), 0) : null,
    range: priceRange({ ...product, options: readOptions(product, variantOptions) }, variants),
  };
}
