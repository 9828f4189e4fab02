import { parseDecimal } from '#domain/catalogue/product-draft.ts';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';
import { amountText } from './product-draft.ts';

type Props = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string;
  onChange: (typed: string) => void;
};

/** An amount in dollars. When it is left it shows what was understood: 0.00 for what is no number (spec 5). */
export function AmountField({ value, onChange, ...field }: Props) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      leading="$"
      {...field}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => {
        const shown = value.trim() === '' ? '' : understood(value);
        if (shown !== value) onChange(shown);
      }}
    />
  );
}

/** More than two decimals stay as they are: the message says that they are too many. */
function understood(typed: string): string {
  const amount = parseDecimal(typed);
  const shown = amountText(amount);
  return Number(shown) === amount ? shown : String(amount);
}
