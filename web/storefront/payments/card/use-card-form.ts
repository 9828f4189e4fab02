import { type FocusEvent, type InputEvent, useRef, useState } from 'react';
import { isLeftForSubmit, useFieldErrors } from '#web/shared/use-field-errors.ts';
import { findBrand } from './card-brand.ts';
import { formatExpiry } from './card-expiry.ts';
import { caretAfterDigits, formatCardNumber, readDigits } from './card-number.ts';
import { formatSecurityCode } from './card-security-code.ts';
import {
  CARD_FIELDS,
  type CardField,
  type CheckCardField,
  checkCard,
  checkCardField,
  type TypedCard,
} from './typed-card.ts';

/** The card's uncontrolled inputs: card data is in no state, storage or form data. */
export function useCardForm(checkOne: CheckCardField = checkCardField) {
  const number = useRef<HTMLInputElement>(null);
  const expiry = useRef<HTMLInputElement>(null);
  const cvc = useRef<HTMLInputElement>(null);
  const refs = { number, expiry, cvc };
  const { errors, setError, setErrors } = useFieldErrors();
  const [brand, setBrand] = useState<string | null>(null);

  const typed = (): TypedCard => ({
    number: number.current?.value ?? '',
    expiry: expiry.current?.value ?? '',
    cvc: cvc.current?.value ?? '',
  });

  const onInput = {
    number({ currentTarget: box }: InputEvent<HTMLInputElement>) {
      const digitsBefore = readDigits(box.value.slice(0, box.selectionStart ?? 0)).length;
      write(box, formatCardNumber(box.value), digitsBefore);
      setBrand(findBrand(readDigits(box.value))?.name ?? null);
      setError('number', null);
    },
    expiry({ currentTarget: box, nativeEvent }: InputEvent<HTMLInputElement>) {
      const isAtEnd = box.selectionStart === box.value.length;
      const isDeleting = 'inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('delete');
      if (isAtEnd) write(box, formatExpiry(box.value, isDeleting));
      setError('expiry', null);
    },
    cvc({ currentTarget: box }: InputEvent<HTMLInputElement>) {
      write(box, formatSecurityCode(box.value, typed().number));
      setError('cvc', null);
    },
  };

  const onBlur = (field: CardField) => (event: FocusEvent<HTMLInputElement>) => {
    if (field === 'expiry') write(event.currentTarget, formatExpiry(event.currentTarget.value, true));
    if (!isLeftForSubmit(event)) setError(field, checkOne(typed(), field, new Date()));
  };

  /** The card, or the way to its first invalid field; null if no card form is mounted. */
  function check() {
    if (!number.current) return null;
    const card = typed();
    const problems = checkCard(card, new Date(), checkOne);
    setErrors(problems);
    const firstWrong = CARD_FIELDS.find((field) => problems[field]);
    if (!firstWrong) return { ok: true as const, card };
    return { ok: false as const, focus: () => refs[firstWrong].current?.focus() };
  }

  return { refs, errors, brand, onInput, onBlur, check };
}

export type CardForm = ReturnType<typeof useCardForm>;

/** Replaces an input's text; the caret stays after the same digits. */
function write(box: HTMLInputElement, text: string, digitsBefore?: number): void {
  if (box.value === text) return;
  box.value = text;
  const caret = digitsBefore === undefined ? text.length : caretAfterDigits(text, digitsBefore);
  if (document.activeElement === box) box.setSelectionRange(caret, caret);
}
