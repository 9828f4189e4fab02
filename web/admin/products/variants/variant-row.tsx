import type { WireStaffProduct, WireStaffVariant } from '#contract/product-schemas.ts';
import { plainAmount } from '#domain/money.ts';
import { LIST_NAMES } from '#domain/products/option-words.ts';
import { pictureOfColor } from '#domain/products/picture-of-color.ts';
import { readChoices } from '#domain/products/product-option.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { productStockHref } from '../product-href.ts';
import { pictureOptions } from './picture-options.ts';
import type { VariantDraft } from './variant-edits.ts';

interface VariantRowProps {
  product: WireStaffProduct;
  variant: WireStaffVariant;
  draft: VariantDraft;
  /** True: with barcode and weight. */
  hasMore: boolean;
  pictures: readonly string[];
  /** By variant and field. */
  errors: Record<string, string | undefined>;
  onChange: (id: string, part: Partial<VariantDraft>) => void;
}

export function VariantRow({
  product,
  variant,
  draft,
  hasMore,
  pictures,
  errors,
  onChange,
}: VariantRowProps) {
  const name = describeVariant(variant.options);
  const field = (key: Exclude<keyof VariantDraft, 'image' | 'offered'>, label: string) => ({
    label,
    'aria-label': `${label} of ${name}`,
    name: `${variant.id}.${key}`,
    autoComplete: 'off',
    value: draft[key],
    error: errors[`${variant.id}.${key}`],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange(variant.id, { [key]: currentTarget.value }),
  });
  return (
    <li
      className={`compact grid grid-cols-2 items-start gap-x-3 gap-y-2 py-3 sm:grid-cols-12 xl:py-1.5 xl:[&>div>label]:sr-only ${chooseGrid(hasMore)}`}
    >
      <div className="col-span-2 flex items-center gap-3 sm:col-span-8 xl:col-span-1">
        <ProductPicture
          src={draft.image || findPicture(product, variant)}
          sizes="2.5rem"
          className="size-10 shrink-0 rounded-md bg-sunken object-cover"
        />
        <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
        <TextLink
          to={`${productStockHref(product._id)}?variant=${encodeURIComponent(variant.id)}`}
          preventScrollReset
          className="text-sm font-normal"
        >
          History<span className="sr-only"> of {name}</span>
        </TextLink>
      </div>
      <Checkbox
        label={<span className="xl:sr-only">Offered</span>}
        aria-label={`${name} is offered`}
        checked={draft.offered}
        onChange={({ currentTarget }) => onChange(variant.id, { offered: currentTarget.checked })}
        className="sm:col-span-4 sm:max-xl:justify-self-end max-sm:col-span-2 xl:col-span-1"
      />
      <TextField
        {...field('price', 'Price')}
        inputMode="decimal"
        placeholder={inherited(product, variant)}
        className="sm:col-span-2 xl:col-span-1"
      />
      <TextField
        {...field('discountPrice', 'Discount')}
        inputMode="decimal"
        placeholder={inheritedDiscount(variant)}
        className="sm:col-span-2 xl:col-span-1"
      />
      <TextField
        {...field('stock', 'Stock')}
        inputMode="numeric"
        placeholder="not counted"
        className="sm:col-span-2 xl:col-span-1"
      />
      <TextField {...field('sku', 'SKU')} className="sm:col-span-3 xl:col-span-1" />
      <SelectField
        label="Picture"
        aria-label={`Picture of ${name}`}
        value={draft.image}
        placeholder="The product's"
        options={pictureOptions(pictures)}
        onChange={({ currentTarget }) => onChange(variant.id, { image: currentTarget.value })}
        className="max-sm:col-span-2 sm:col-span-3 xl:col-span-1"
      />
      {hasMore && (
        <>
          <TextField
            {...field('barcode', 'Barcode')}
            placeholder="none"
            className="sm:col-span-4 xl:col-span-1"
          />
          <TextField
            {...field('weightGrams', 'Weight in grams')}
            inputMode="numeric"
            placeholder={product.weightGrams === undefined ? 'none' : String(product.weightGrams)}
            className="sm:col-span-2 xl:col-span-1"
          />
        </>
      )}
    </li>
  );
}

/** Names the columns of the rows at a desk, where they are a grid without labels of their own. */
export function VariantHeads({ hasMore }: { hasMore: boolean }) {
  const heads = ['Variant', 'Offered', 'Price', 'Discount', 'Stock', 'SKU', 'Picture'];
  return (
    <div
      aria-hidden="true"
      className={`grid gap-x-3 border-t border-line pt-2 text-xs font-semibold text-muted max-xl:hidden ${chooseGrid(hasMore)}`}
    >
      {[...heads, ...(hasMore ? ['Barcode', 'Weight in grams'] : [])].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}

function chooseGrid(hasMore: boolean): string {
  return hasMore
    ? 'xl:grid-cols-[minmax(0,1.6fr)_4rem_repeat(3,minmax(0,0.8fr))_minmax(0,1.4fr)_minmax(0,1.1fr)_minmax(0,1.2fr)_minmax(0,0.8fr)]'
    : 'xl:grid-cols-[minmax(0,2fr)_4rem_repeat(3,minmax(0,0.8fr))_minmax(0,1.6fr)_minmax(0,1.2fr)]';
}

/** The price that applies without one of its own. */
function inherited(product: WireStaffProduct, variant: WireStaffVariant): string {
  return plainAmount(variant.ownPrice === null ? variant.price : product.price);
}

function inheritedDiscount({ price, ownPrice, ownDiscountPrice, discountPrice }: WireStaffVariant) {
  const isOwn = ownPrice !== null || ownDiscountPrice !== null;
  return isOwn || discountPrice === undefined || discountPrice >= price
    ? undefined
    : plainAmount(discountPrice);
}

function findPicture({ image, gallery }: WireStaffProduct, { options }: WireStaffVariant): string {
  const color = readChoices(options)[LIST_NAMES.color];
  return (color && pictureOfColor(gallery, color)) ?? image;
}
