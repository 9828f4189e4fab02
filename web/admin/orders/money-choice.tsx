import { LIMITS } from '#domain/limits.ts';
import type { MoneyChoice as Choice, MoneyOfEnd } from '#domain/orders/kept-money.ts';
import { RadioList } from '#web/ui/forms/radio-list.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

type Props = {
  /** True if some of it can be refunded to a card. */
  canRefund: boolean;
  value: MoneyOfEnd;
  onChange: (value: MoneyOfEnd) => void;
  className?: string;
};

/** Asks whether the money of a paid order that ends is refunded. */
export function MoneyChoice({ canRefund, value: { money, way }, onChange, className }: Props) {
  return (
    <div className={className}>
      <RadioList
        legend="What becomes of the money"
        name="money"
        choices={CHOICES.filter(({ value }) => canRefund || value !== 'refund')}
        value={money ?? (canRefund ? 'refund' : 'owed')}
        onChange={(chosen) => onChange({ money: readChoice(chosen), way })}
      />
      {money === 'returned' && (
        <TextField
          label="How it was returned"
          placeholder="Bank transfer"
          optional
          autoComplete="off"
          maxLength={LIMITS.line}
          value={way ?? ''}
          onChange={({ currentTarget }) => onChange({ money, way: currentTarget.value })}
          className="mt-2"
        />
      )}
    </div>
  );
}

const CHOICES: { value: Choice; label: string; hint?: string }[] = [
  { value: 'refund', label: 'Refund it to the card' },
  { value: 'returned', label: 'I have returned it another way' },
  { value: 'owed', label: 'Decide later', hint: 'It stays listed as owed until it is returned.' },
];

function readChoice(value: string): Choice {
  return CHOICES.find((choice) => choice.value === value)?.value ?? 'owed';
}

/** The choice that is sent, with the default of the form, which shows its effect. */
export function chosenMoney({ money, way }: MoneyOfEnd, canRefund: boolean): MoneyOfEnd {
  const chosen = money ?? (canRefund ? 'refund' : 'owed');
  return { money: chosen, ...(chosen === 'returned' && { way: way ?? null }) };
}
