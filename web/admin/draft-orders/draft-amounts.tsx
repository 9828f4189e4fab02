import { TotalsList } from '#web/shared/totals-list.tsx';
import type { DraftQuote } from './use-draft-quote.ts';

type Props = { quote: DraftQuote | null; isOld: boolean; hasLines: boolean };

/** The current amounts of the draft, or why it cannot be bought. */
export function DraftAmounts({ quote: priced, isOld, hasLines }: Props) {
  const quote = priced?.quote;
  const method = quote?.methods.find(({ id }) => id === quote.shippingMethodId);
  const refused = quote?.refused ?? [];
  return (
    <div role="status" aria-busy={isOld} className="grid gap-4">
      {quote ? (
        <TotalsList
          totals={{ ...quote, ...(method && { shippingMethod: method }) }}
          memberPlan={quote.memberPlan}
        />
      ) : (
        <p className={priced?.problem ? 'text-bad' : 'text-muted'}>
          {priced?.problem ??
            (hasLines ? 'What it costs appears here.' : 'Add a line, and what it costs appears here.')}
        </p>
      )}
      {quote?.problem && <p className="text-sm text-warn">{quote.problem}</p>}
      {refused.map(({ code, message }) => (
        <p key={code} className="text-sm text-bad wrap-anywhere">
          {code}: {message}
        </p>
      ))}
    </div>
  );
}
