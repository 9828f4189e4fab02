import type { QuoteRefusal } from '#domain/checkout/quote.ts';
import { formatMoney } from '#domain/money.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

/** Explains why the product in the URL cannot be bought. */
export function ProductUnavailable({ refusal, productHref }: { refusal: QuoteRefusal; productHref: string }) {
  const { title, text } = explain(refusal);
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <>
          <ButtonLink to={productHref} variant="primary">
            Back to the product
          </ButtonLink>
          <ButtonLink to="/user/products">Browse Products</ButtonLink>
        </>
      }
    />
  );
}

function explain(refusal: QuoteRefusal): { title: string; text: string } {
  switch (refusal.code) {
    case 'product_missing':
      return { title: 'Product not found', text: 'It is no longer sold.' };
    case 'product_unavailable':
      return { title: `${refusal.name} is out of stock`, text: 'It cannot be ordered at the moment.' };
    case 'stock_short':
      return {
        title: `Only ${refusal.left} of ${refusal.name} left`,
        text: 'Please choose a smaller quantity.',
      };
    case 'too_few':
      return {
        title: `An order has at least ${refusal.limit} of ${refusal.name}`,
        text: 'Please choose a larger quantity.',
      };
    case 'too_many':
      return {
        title: `An order has at most ${refusal.limit} of ${refusal.name}`,
        text: 'Please choose a smaller quantity.',
      };
    case 'option_unavailable':
      return {
        title: 'This choice is not offered',
        text: `Please choose again what ${refusal.name} should be.`,
      };
    case 'choice_missing':
      return {
        title: `Something is missing for ${refusal.name}`,
        text: `${refusal.problems.map(({ message }) => message).join('. ')}.`,
      };
    case 'total_too_large':
      return {
        title: 'This order is too large',
        text: `An order can be at most ${formatMoney(refusal.limit)}. Please choose a smaller quantity.`,
      };
  }
}
