import { type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { MAX_QUANTITY } from '#domain/limits.ts';
import type { Product } from '#domain/products/product.ts';
import { markPending } from '#web/shared/pending-link.ts';
import { QuantityStepper } from '#web/ui/forms/quantity-stepper.tsx';
import { type Choice, PURCHASE_FORM } from '../../selection-in-url.ts';
import { BuyNowButton } from './buy-now-button.tsx';
import { OptionFieldset } from './option-fieldset.tsx';
import { type OptionGroup, optionGroups } from './option-groups.ts';
import { billingHref } from './product-urls.ts';
import { usePurchase } from './use-purchase.ts';

interface PurchaseFormProps {
  product: Product;
  choice: Choice;
  onChoose: (group: OptionGroup, value: string | null) => void;
  onChoice: (choice: Choice) => void;
}

/** Options, quantity and Buy Now. Works without script. */
export function PurchaseForm({ product, choice, onChoose, onChoice }: PurchaseFormProps) {
  const navigate = useNavigate();
  const purchase = usePurchase(product, choice);
  const whyId = useId();

  function buy(event: SubmitEvent<HTMLFormElement>) {
    // A native form cannot send a deselected group; the link can.
    event.preventDefault();
    if (!purchase.check()) return;
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLElement) markPending(submitter);
    navigate(billingHref(product.id, choice));
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
        <QuantityStepper
          label="Quantity"
          name="quantity"
          max={MAX_QUANTITY}
          value={choice.quantity}
          onChange={(quantity) => onChoice({ ...choice, quantity })}
        />
        <BuyNowButton
          product={product}
          choice={choice}
          describedBy={product.availability ? undefined : whyId}
          className="min-h-11.5! min-w-48 grow max-xs:min-w-full"
        />
      </div>
      {!product.availability && (
        <p id={whyId} className="rounded-lg bg-warn-soft px-4 py-3 text-warn">
          This product is out of stock, so it cannot be bought at the moment.
        </p>
      )}
    </form>
  );
}
