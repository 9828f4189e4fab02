import { Link } from 'react-router';
import type { WireCartLine } from '#contract/calls/cart.ts';
import { ProductThumbnail } from '#web/shared/product-picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { chosenProductHref } from '../../selection-in-url.ts';

/** The picture of a line, paler if it cannot be bought; a larger target for what its name links to. */
export function LinePicture({ line }: { line: WireCartLine }) {
  return (
    <Link to={chosenProductHref(line)} tabIndex={-1} aria-hidden="true" className="shrink-0">
      <ProductThumbnail
        src={line.image}
        size={96}
        className={classNames('size-20 rounded-lg sm:size-24', line.problem && 'opacity-50')}
      />
    </Link>
  );
}

/** Name and choice of a line, with the way to its product. */
export function LineName({ line }: { line: WireCartLine }) {
  return (
    <>
      <Link
        to={chosenProductHref(line)}
        className="-my-2 inline-flex min-h-11 items-center py-2 font-medium underline-offset-4 wrap-anywhere hover:underline"
      >
        {line.name}
      </Link>
      {line.description && <p className="mt-0.5 text-sm text-muted wrap-anywhere">{line.description}</p>}
      {line.notShipped && <p className="mt-0.5 text-sm text-muted">No shipping needed</p>}
    </>
  );
}
