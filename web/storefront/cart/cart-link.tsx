import { Link } from 'react-router';
import { LineDrawing } from '#web/ui/pictures/line-drawing.tsx';

/** Id of the link in the header, in which `CartCount` shows the pieces. */
export const CART_LINK = 'cart-link';

/** The way to the cart, the same for everyone and always of the same size. */
export function CartLink() {
  return (
    <Link
      aria-label="Cart"
      to="/user/cart"
      id={CART_LINK}
      className="relative -mr-2 ml-auto grid size-11 place-items-center rounded-lg hover:bg-sunken lg:order-last lg:ml-0"
    >
      <LineDrawing path="M5 8h14l1 13H4zM9 11V6a3 3 0 0 1 6 0v5" className="size-6" />
    </Link>
  );
}
