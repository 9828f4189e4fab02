import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { formatMoney } from '#domain/money.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { DraftActions } from './draft-actions.tsx';
import { DraftAmounts } from './draft-amounts.tsx';
import { DraftConflicts } from './draft-conflicts.tsx';
import { CustomerFields, DiscountFields, NoteField, ShippingFields } from './draft-fields.tsx';
import { DraftLines } from './draft-lines.tsx';
import type { LoadedDraft } from './load-draft-order.ts';
import { useDraftForm } from './use-draft-form.ts';
import { useDraftQuote } from './use-draft-quote.ts';

/** Puts an order together: lines, customer, discount and shipping, with what it costs beside them. */
export function DraftForm({ saved }: { saved: LoadedDraft | null }) {
  const navigate = useNavigate();
  const draft = useDraftForm(saved, (made) =>
    saved ? undefined : navigate(`/admin/draft-orders/${made.id}`, { replace: true }),
  );
  const { form, values, submit, busy, isDirty, problem, merge } = draft;
  const { quote, isOld } = useDraftQuote(values);
  const exchange = draft.draft?.exchange;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <form ref={form} noValidate onSubmit={submit} className="grid min-w-0 gap-5">
        <DraftConflicts draft={draft} />
        {problem && !merge && (
          <p role="alert" className="rounded-lg bg-bad-soft px-4 py-2.5 text-bad">
            {problem.message}
          </p>
        )}
        {exchange && (
          <p className="rounded-lg bg-sunken px-4 py-2.5">
            {`Exchange for return ${exchange.returnId}: ${formatMoney(exchange.creditAmount)} of order ${exchange.orderId} counts towards this.`}
          </p>
        )}
        <Section title="Lines">
          <DraftLines draft={draft} />
        </Section>
        <Section title="Customer">
          <CustomerFields draft={draft} />
        </Section>
        <Section title="Discount">
          <DiscountFields draft={draft} />
        </Section>
        <Section title="Delivery">
          <ShippingFields draft={draft} quote={quote?.quote} />
          <NoteField draft={draft} />
        </Section>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
            Save Draft
          </Button>
          <ButtonLink to="/admin/draft-orders">Cancel</ButtonLink>
        </div>
        <LeaveGuard when={isDirty && !busy} />
      </form>
      <Card as="section" aria-label="What it costs" className="grid gap-5 xl:sticky xl:top-5">
        <DraftAmounts quote={quote} isOld={isOld} hasLines={draft.values.lines.length > 0} />
        {draft.draft && <DraftActions draft={draft.draft} isDirty={isDirty} />}
      </Card>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="grid gap-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}
