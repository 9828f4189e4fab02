import { useNavigate } from 'react-router';
import { deleteDiscount } from '#contract/calls/discounts.ts';
import type { WireDiscount } from '#contract/discount-schemas.ts';
import { formatCount } from '#domain/counts.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { DiscountConflicts } from './discount-conflicts.tsx';
import { GiftFields, LimitFields, NameFields } from './discount-fields.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { useDiscountForm } from './use-discount-form.ts';

const LIST = '/admin/discounts';

/** The form of a new or saved discount, with a report of its use. */
export function DiscountForm({ saved, categories }: { saved: WireDiscount | null; categories: string[] }) {
  const navigate = useNavigate();
  const discount = useDiscountForm(saved, () => navigate(LIST));
  const { form, busy, isDirty, submit, base } = discount;
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-3xl gap-5">
      <Card as="section" aria-label="In words">
        <p role="status" className="text-lg font-medium wrap-anywhere">
          {discount.sentence ?? 'What it does appears here in words.'}
        </p>
        {base && <Brought discount={base} />}
      </Card>
      <DiscountConflicts discount={discount} />
      <Card as="section" aria-label="Discount" className="grid gap-5">
        <NameFields discount={discount} />
        <GiftFields discount={discount} />
        <ScopeFields discount={discount} categories={categories} />
      </Card>
      <Card as="section" aria-label="Limits" className="grid gap-5">
        <LimitFields discount={discount} />
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          {base ? 'Save Discount' : 'Add Discount'}
        </Button>
        <ButtonLink to={LIST}>Cancel</ButtonLink>
        {base && <DeleteDiscount discount={base} />}
      </div>
      <LeaveGuard when={isDirty && !busy} />
    </form>
  );
}

/** The report of a saved discount. */
function Brought({ discount }: { discount: WireDiscount }) {
  const { uses, usageLimit, givenAmount, salesAmount } = discount;
  const limit = usageLimit === undefined ? '' : ` of ${formatCount(usageLimit)}`;
  const times = uses === 1 && !limit ? 'time' : 'times';
  return (
    <p className="numeric mt-1 text-sm text-muted">
      {`Used ${formatCount(uses)}${limit} ${times}. Paid orders were given ${formatMoney(givenAmount)} and brought ${formatMoney(salesAmount)}.`}
    </p>
  );
}

function DeleteDiscount({ discount: { id, code, title } }: { discount: WireDiscount }) {
  const navigate = useNavigate();
  const removal = useActionDialog(() => browserApi(deleteDiscount, { params: { id } }), {
    success: () => {
      void navigate(LIST);
      return `${code ?? title} deleted`;
    },
    failure: 'Failed to delete the discount',
    refresh: 'never',
  });
  return (
    <>
      <Button variant="quiet" className="ml-auto" onClick={removal.ask}>
        Delete
      </Button>
      <ActionDialog
        action={removal}
        title={`Delete ${code ?? title}?`}
        text="Nobody can use it any more. Orders keep what they were given."
        confirmLabel="Delete"
        busyLabel="Deleting..."
      />
    </>
  );
}
