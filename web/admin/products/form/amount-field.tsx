import { type FocusEvent, useState } from 'react';
import { plainAmount } from '#domain/money.ts';
import { TextField, type TextFieldProps } from '#web/ui/forms/text-field.tsx';
import { amountError, centsOf } from './typed-amounts.ts';

type Props = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string;
  onChange: (typed: string) => void;
  /** The name of the amount in its message. */
  subject: string;
};

/**
 * An amount in dollars. When it is left it shows what was understood; what was not stays as typed, with a
 * message.
 */
export function AmountField({ value, onChange, subject, error, ...field }: Props) {
  const [problem, setProblem] = useState<string | null>(null);

  function leave(event: FocusEvent) {
    const wrong = amountError(subject, value);
    if (wrong === null && value.trim() !== '') show(plainAmount(centsOf(value)));
    // A message that came under the pointer would move what is about to be clicked; saving checks everything
    // anyway.
    if (isTextBox(event.relatedTarget)) setProblem(wrong);
  }
  function show(understood: string) {
    if (understood !== value) onChange(understood);
  }

  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      leading="$"
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
