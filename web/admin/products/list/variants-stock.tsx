import { Link, useLocation } from 'react-router';
import type { WireStaffProductRow } from '#contract/calls/staff-products.ts';
import { formatCount } from '#domain/counts.ts';
import { lowVariantsHref, productVariantsHref } from '../product-href.ts';

type Props = { row: WireStaffProductRow; variants: NonNullable<WireStaffProductRow['variants']> };

/**
 * The stock of a product with options, which is that of its variants: it leads to them, and to the low ones.
 */
export function VariantsStock({ row: { _id, name, stock }, variants: { count, low } }: Props) {
  const { search } = useLocation();
  const counted = stock === null ? 'Not counted' : formatCount(stock);
  return (
    <span className="inline-grid justify-items-start rows:justify-items-end">
      <Link
        to={productVariantsHref(_id, search)}
        preventScrollReset
        aria-label={`Stock of ${name}: ${counted} in ${variantsText(count)}. Open them`}
        className={chooseClass(stock === null ? 'text-muted' : 'text-ink')}
      >
        {counted}
      </Link>
      {low > 0 && (
        <Link
          to={lowVariantsHref(_id, search)}
          preventScrollReset
          aria-label={`${variantsText(low)} of ${name} low on stock`}
          className={`text-xs ${chooseClass('font-semibold text-bad')}`}
        >
          {variantsText(low)} low
        </Link>
      )}
    </span>
  );
}

function chooseClass(tone: string): string {
  return `rounded-sm whitespace-nowrap pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center underline decoration-dotted underline-offset-4 hover:decoration-solid ${tone}`;
}

function variantsText(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'variant' : 'variants'}`;
}
