import { LIMITS } from '#domain/limits.ts';
import { REASONS_FOR_STAFF, STAFF_REFUND_REASONS } from '#domain/refunds/refund-reason.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { NotifyCheckbox } from '../screen/notify-checkbox.tsx';
import type { RefundWords } from './plan-refund.ts';

type Props = {
  values: RefundWords;
  onChange: (part: Partial<RefundWords>) => void;
  errors: FieldErrors;
  email: string;
};

/** The reason of a refund, a note, and who is notified. */
export function RefundWordsFields({ values: { reason, note, notify }, onChange, errors, email }: Props) {
  return (
    <>
      <SelectField
        label="Reason"
        hint="The email gives it to the customer."
        options={REASONS}
        value={reason}
        error={errors.reason}
        onChange={({ currentTarget: { value } }) => {
          const chosen = STAFF_REFUND_REASONS.find((each) => each === value);
          if (chosen) onChange({ reason: chosen });
        }}
      />
      <TextArea
        label="Note"
        optional
        hint="Only staff see it."
        rows={2}
        maxLength={LIMITS.text}
        value={note}
        error={errors.note}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
      <NotifyCheckbox email={email} checked={notify} onChange={(checked) => onChange({ notify: checked })} />
    </>
  );
}

const REASONS = STAFF_REFUND_REASONS.map((value) => ({ value, label: REASONS_FOR_STAFF[value].label }));
