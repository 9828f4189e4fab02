import type { Product } from '#domain/products/product.ts';
import { prefetchData } from '#web/data.ts';
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx';
import { type Choice, PURCHASE_FORM } from '../../selection-in-url.ts';
import { billingHref } from './product-urls.ts';
import { soldOutText } from './sold-out-text.ts';

interface BuyNowButtonProps extends Pick<ButtonProps, 'tabIndex' | 'onMouseDown' | 'className'> {
  product: Product;
  choice: Choice;
  describedBy?: string | undefined;
}

/** Submits the purchase form, also from outside of it and before any script. */
export function BuyNowButton({ product, choice, describedBy, ...rest }: BuyNowButtonProps) {
  const prepare = () => {
    const url = new URL(billingHref(product, choice), window.location.href);
    // Lazily: the page itself needs nothing of the checkout. A failure shows when the checkout is opened.
    void import('../../checkout/load-checkout.ts').then(
      ({ loadCheckout }) => prefetchData(loadCheckout, { params: {}, url }),
      () => undefined,
    );
  };
  return (
    <Button
      {...rest}
      type="submit"
      form={PURCHASE_FORM}
      variant="primary"
      disabled={soldOutText(product, choice.selection) !== null}
      onPointerEnter={prepare}
      onFocus={prepare}
      aria-describedby={describedBy}
    >
      Buy Now
    </Button>
  );
}
