import { TextField } from '#web/ui/forms/text-field.tsx';
import type { CardField } from './typed-card.ts';
import type { CardForm } from './use-card-form.ts';

/** Without names, so that no form can send them to the shop. */
export function CardFields({ card }: { card: CardForm }) {
  const { refs, errors, brand, onInput, onBlur } = card;
  const boxOf = (field: CardField) => ({
    ref: refs[field],
    inputMode: 'numeric' as const,
    required: true,
    error: errors[field],
    onInput: onInput[field],
    onBlur: onBlur(field),
    className: 'numeric',
  });
  return (
    <div className="grid gap-5 xs:grid-cols-2">
      <div className="relative xs:col-span-2">
        <TextField
          {...boxOf('number')}
          label="Card number"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
        />
        <span role="status" className="absolute top-0 right-0 text-sm font-medium text-muted">
          {brand}
        </span>
      </div>
      <TextField {...boxOf('expiry')} label="Expiry date" autoComplete="cc-exp" placeholder="MM/YY" />
      <TextField
        {...boxOf('cvc')}
        label="CVC"
        autoComplete="cc-csc"
        placeholder={brand === 'American Express' ? '1234' : '123'}
      />
    </div>
  );
}
