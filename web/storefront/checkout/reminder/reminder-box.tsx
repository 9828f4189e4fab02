import { writeLine } from '#domain/orders/choice-words.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { ALLOWED, LINES, REMINDER_PATH } from '../../cart/reminder-form-fields.ts';
import type { Offer } from '../summary/offer.ts';
import { useReminder } from './use-reminder.ts';

interface ReminderBoxProps {
  offer: Offer;
  /** As typed; null while invalid. */
  email: string | null;
  isOrdering: boolean;
}

/** Asks whether to be reminded of this order once. Without script its own button sends it. */
export function ReminderBox({ offer, email, isOrdering }: ReminderBoxProps) {
  const box = useReminder({ offer, email, isOrdering });
  return (
    <div className="mt-5">
      <Checkbox
        {...box}
        name={ALLOWED}
        label="Email me once if I do not finish this order"
        hint="One reminder after ten hours, with a link to stop. At most one a week."
      />
      <noscript>
        {!offer.fromCart && (
          <input type="hidden" name={LINES} value={JSON.stringify(offer.lines.map(writeLine))} />
        )}
        <Button type="submit" formMethod="post" formAction={REMINDER_PATH} className="mt-2">
          Save this choice
        </Button>
      </noscript>
    </div>
  );
}
