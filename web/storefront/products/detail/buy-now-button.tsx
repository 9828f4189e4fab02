import type { Product } from '#domain/products/product.ts';
import { prefetchData } from '#web/data.ts';
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx';
import { loadCheckout } from '../../checkout/load-checkout.ts';
import { type Choice, PURCHASE_FORM } from '../../selection-in-url.ts';
import { billingHref } from './product-urls.ts';

interface BuyNowButtonProps extends Pick<ButtonProps, 'tabIndex' | 'onMouseDown' | 'className'> {
  product: Product;
  choice: Choice;
  describedBy?: string | undefined;
}

/** Submits the purchase form, also from outside of it and before any script. */
export function BuyNowButton({ product, choice, describedBy, ...rest }: BuyNowButtonProps) {
  const prepare = () => {
    const url = new URL(billingHref(product.id, choice), window.location.href);
    prefetchData(loadCheckout, { params: {}, url });
  };
  return (
    <Button
      {...rest}
      type="submit"
      form={PURCHASE_FORM}
      variant="primary"
      disabled={!product.availability}
      onPointerEnter={prepare}
      onFocus={prepare}
      aria-describedby={describedBy}
    >
      Buy Now
    </Button>
  );
}
