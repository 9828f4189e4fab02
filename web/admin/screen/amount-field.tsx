import { type FocusEvent, useState } from 'react';
import { CURRENCY_SIGN, plainAmount } from '#domain/money.ts';
import { TextField, type TextFieldProps } from '#web/ui/forms/text-field.tsx';
import { amountError, isBlank, parseCents, parseSignedCents, signedAmountError } from './typed-amounts.ts';

type Props = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string;
  onChange: (typed: string) => void;
  /** Names the amount in its message. */
  subject: string;
  /** True if it may have a minus. */
  signed?: boolean;
};

/** An amount in dollars, which is normalized on blur; one that is not understood stays, with a message. */
export function AmountField({ value, onChange, subject, signed = false, error, ...field }: Props) {
  const [problem, setProblem] = useState<string | null>(null);

  function leave(event: FocusEvent) {
    const wrong = signed ? signedAmountError(subject, value) : amountError(subject, value);
    const cents = signed ? parseSignedCents(value) : parseCents(value);
    const normalized = wrong === null && !isBlank(value) ? plainAmount(cents) : value;
    if (normalized !== value) onChange(normalized);
    // On the way to a button a message would move the click target; saving checks everything anyway.
    if (isTextBox(event.relatedTarget)) setProblem(wrong);
  }

  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      leading={CURRENCY_SIGN}
      {...field}
      error={error ?? problem ?? undefined}
      value={value}
      onChange={({ currentTarget }) => {
        setProblem(null);
        onChange(currentTarget.value);
      }}
      onBlur={leave}
    />
  );
}

function isTextBox(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'file'].includes(target.type);
}
