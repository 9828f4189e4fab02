import { useEffect, useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { Product } from '#domain/products/product.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { type Choice, PURCHASE_FORM } from '../../selection-in-url.ts';
import { BuyNowButton } from './buy-now-button.tsx';
import { priceChoice } from './price-choice.ts';

/**
 * Price and Buy Now at the bottom of small windows while the form's button is out of sight (`buy-bar.css`).
 * Hidden from screen readers and the Tab key, as it repeats the form.
 */
export function BuyBar({ product, choice }: { product: Product; choice: Choice }) {
  const isButtonInSight = useIsInSight(`#${PURCHASE_FORM} [type=submit]`);
  const { current, regular } = priceChoice(product, choice.selection);
  return (
    <div aria-hidden="true" data-button-in-sight={isButtonInSight} className="buy-bar">
      <Container className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <p className="min-w-0 grow basis-0 truncate font-semibold max-sm:hidden">{product.name}</p>
        <p className="numeric flex items-baseline gap-x-2 max-sm:flex-col">
          <span className="text-lg/tight font-semibold">{formatMoney(current)}</span>
          {regular !== null && <s className="text-sm/tight text-muted">{formatMoney(regular)}</s>}
        </p>
        <BuyNowButton
          product={product}
          choice={choice}
          tabIndex={-1}
          // Prevents focus in a hidden element.
          onMouseDown={(event) => event.preventDefault()}
          className="min-w-36 sm:min-w-48 max-sm:grow max-sm:max-w-64"
        />
      </Container>
    </div>
  );
}

/** True if the element of a selector is visible below the header; undefined until known. */
function useIsInSight(selector: string): boolean | undefined {
  const [isInSight, setInSight] = useState<boolean>();
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting),
      // Less than 1: fractions of a pixel are clipped at some zoom levels.
      { threshold: 0.9, rootMargin: `-${Number.parseFloat(scrollPaddingTop) || 0}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return isInSight;
}
