import { type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { MAX_QUANTITY } from '#domain/limits.ts';
import { findVariant } from '#domain/pricing/find-variant.ts';
import type { Product } from '#domain/products/product.ts';
import { spansVariants } from '#domain/products/product-option.ts';
import { markPending } from '#web/shared/pending-link.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { QuantityStepper } from '#web/ui/forms/quantity-stepper.tsx';
import { askToAdd } from '../../cart/adding/ask-to-add.ts';
import { CART_PATH } from '../../cart/cart-form-fields.ts';
import { ReturnsLine } from '../../returns-line.tsx';
import { type Choice, PURCHASE_FORM } from '../../selection-in-url.ts';
import { BuyNowButton } from './buy-now-button.tsx';
import { OptionFieldset } from './option-fieldset.tsx';
import { type OptionGroup, optionGroups } from './option-groups.ts';
import { billingHref } from './product-urls.ts';
import { soldOutText } from './sold-out-text.ts';
import { usePurchase } from './use-purchase.ts';

interface PurchaseFormProps {
  product: Product;
  choice: Choice;
  /** The other changes by the last choice, as a sentence. */
  moved: string | null;
  onChoose: (group: OptionGroup, value: string | null) => void;
  onChoice: (choice: Choice) => void;
}

/** Options, quantity, Buy Now and Add to Cart. Works without script. */
export function PurchaseForm({ product, choice, moved, onChoose, onChoice }: PurchaseFormProps) {
  const navigate = useNavigate();
  const purchase = usePurchase(product, choice);
  const whyId = useId();
  const soldOut = soldOutText(product, choice.selection);
  const left = findVariant(product, choice.selection)?.left;
  const few = left === undefined ? undefined : `Only ${left} left`;

  function buy(event: SubmitEvent<HTMLFormElement>) {
    // A native form cannot send a deselected group; the link can.
    const { submitter } = event.nativeEvent;
    const adds = submitter instanceof HTMLElement && submitter.hasAttribute('formaction');
    const isComplete = purchase.check();
    if (adds && isComplete && !askToAdd({ productId: product.id, ...purchase.choice }, submitter)) return;
    event.preventDefault();
    if (adds || !isComplete) return;
    if (submitter instanceof HTMLElement) markPending(submitter);
    navigate(billingHref(product, choice));
  }

  return (
    <form
      ref={purchase.form}
      id={PURCHASE_FORM}
      action="/user/billing"
      onSubmit={buy}
      className="mt-5 grid grid-cols-1 gap-5"
    >
      <input type="hidden" name="product" value={product.id} />
      {optionGroups(product, choice.selection).map((group) => (
        <OptionFieldset
          key={group.name}
          group={group}
          purchase={purchase}
          onChoose={(value) => onChoose(group, value)}
        />
      ))}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-5">
        <div className="group/quantity relative w-34">
          <QuantityStepper
            label="Quantity"
            name="quantity"
            min={product.minPerOrder ?? undefined}
            max={Math.min(left ?? MAX_QUANTITY, product.maxPerOrder ?? MAX_QUANTITY)}
            overMost={few}
            errorBesideLabel
            value={choice.quantity}
            onChange={(quantity) => onChoice({ ...choice, quantity })}
          />
          {/* Beside the label, as its errors, so that nothing moves when another choice has more. */}
          {left !== undefined && choice.quantity <= left && (
            <p className="absolute top-0.5 right-0 text-xs font-medium text-warn group-has-aria-invalid/quantity:hidden">
              {few}
            </p>
          )}
        </div>
        <BuyNowButton
          product={product}
          choice={choice}
          describedBy={soldOut ? whyId : undefined}
          className="min-h-11.5! min-w-48 grow max-xs:min-w-full"
        />
        <Button type="submit" formAction={CART_PATH} formMethod="post" disabled={soldOut !== null} wide>
          Add to Cart
        </Button>
      </div>
      {/* Below the buttons, which stay where they are. */}
      {spansVariants(product) && (
        <p role="status" className="text-sm text-muted empty:hidden">
          {moved}
        </p>
      )}
      {product.requiresShipping !== false && <ReturnsLine />}
      {soldOut && (
        <p id={whyId} className="rounded-lg bg-warn-soft px-4 py-3 text-warn">
          {soldOut}
        </p>
      )}
    </form>
  );
}
