import { Button } from '#web/ui/actions/button.tsx';
import { EmailField } from '../person-fields/email-field.tsx';
import { PRODUCT, STOCK_ALERTS_PATH, VARIANT } from './stock-alert-fields.ts';

interface StockAlertFormProps {
  productId: string;
  /** Null: whichever is back. */
  variantId: string | null;
  /** 'Red / M'; empty: the product. */
  what: string;
  /** The typed values, and their problem. */
  email?: string | undefined;
  error?: string | undefined;
}

/** Asks for an email to write to when something is back. Sent to its page, also without script. */
export function StockAlertForm({ productId, variantId, what, email, error }: StockAlertFormProps) {
  return (
    <form
      method="post"
      action={STOCK_ALERTS_PATH}
      aria-label="Back in stock"
      className="mt-5 grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <input type="hidden" name={PRODUCT} value={productId} />
      <input type="hidden" name={VARIANT} value={variantId ?? ''} />
      <EmailField
        label={`Email me when ${what || 'it'} is back`}
        defaultValue={email}
        placeholder="you@example.com"
        error={error}
      />
      <Button type="submit">Email me</Button>
      <p className="text-sm text-muted sm:col-span-2">
        By this you agree that we send you one email when it can be bought again. After that, or after half a
        year, we forget your address.
      </p>
    </form>
  );
}
