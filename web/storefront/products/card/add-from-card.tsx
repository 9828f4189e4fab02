import type { WireProductCard } from '#contract/calls/products.ts';
import { CART_PATH, PRODUCT } from '../../cart/cart-form-fields.ts';

/** Adds a product without options to the cart, from its picture; without script as a form. */
export function AddFromCard({ product: { _id, name } }: { product: WireProductCard }) {
  return (
    <form method="post" action={CART_PATH} className="absolute top-0 right-0 z-1 p-2">
      <button
        type="submit"
        name={PRODUCT}
        value={_id}
        aria-label={`Add ${name} to Cart`}
        className="grid size-11 place-items-center rounded-full border border-line bg-surface text-xl shadow-sm hover:bg-sunken"
      >
        +
      </button>
    </form>
  );
}
