import { TextField } from '#web/ui/forms/text-field.tsx';
import type { CardForm } from './use-card-form.ts';

/** Without names, so that no form can send them to the shop. */
export function CardFields({ card }: { card: CardForm }) {
  const { refs, errors, brand, onInput, onBlur } = card;
  return (
    <div className="grid gap-5 xs:grid-cols-2">
      <div className="relative xs:col-span-2">
        <TextField
          ref={refs.number}
          label="Card number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          required
          error={errors.number}
          onInput={onInput.number}
          onBlur={onBlur('number')}
          className="numeric"
        />
        <span role="status" className="absolute top-0 right-0 text-sm font-medium text-muted">
          {brand}
        </span>
      </div>
      <TextField
        ref={refs.expiry}
        label="Expiry date"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
        required
        error={errors.expiry}
        onInput={onInput.expiry}
        onBlur={onBlur('expiry')}
        className="numeric"
      />
      <TextField
        ref={refs.cvc}
        label="CVC"
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder={brand === 'American Express' ? '1234' : '123'}
        required
        error={errors.cvc}
        onInput={onInput.cvc}
        onBlur={onBlur('cvc')}
        className="numeric"
      />
    </div>
  );
}
