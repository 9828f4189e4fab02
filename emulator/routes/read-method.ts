import { readCard } from '../cards/read-card.ts';
import { findTestCardById } from '../cards/test-cards.ts';
import type { MethodRecord } from '../ledger/records.ts';
import type { CardToCharge } from '../payments/confirm-intent.ts';
import { newMethod } from '../payments/new-records.ts';
import { newId, toSeconds } from '../wire/new-ids.ts';
import type { EmulatorContext } from './emulator-context.ts';
import type { CardFields } from './parameters.ts';

/** The PaymentMethod of a card typed into a form, not yet saved, or what is wrong with the card. */
export function readTypedMethod(
  { ledger, now }: EmulatorContext,
  fields: Pick<CardFields, 'card' | 'billing_details' | 'metadata'>,
): CardToCharge {
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = fields.card;
  const read = readCard({ number, expMonth, expYear, cvc }, now());
  if (!read.ok) return read;
  const method = newMethod({
    id: newId('pm'),
    created: toSeconds(now()),
    card: read.card,
    expMonth: read.expMonth,
    expYear: read.expYear,
    fingerprint: ledger.fingerprint(read.card.number),
    securityCodeGiven: read.securityCodeGiven,
    billing: fields.billing_details,
    metadata: fields.metadata,
  });
  return { ok: true, method };
}

/**
 * The PaymentMethod with this id. For a documented id like `pm_card_visa`, a new one, not yet saved, which
 * expires next year.
 */
export function findMethod({ ledger, now }: EmulatorContext, id: string): MethodRecord | undefined {
  const card = findTestCardById(id);
  if (!card) return ledger.find('payment_method', id);
  return newMethod({
    id: newId('pm'),
    created: toSeconds(now()),
    card,
    expMonth: 12,
    expYear: now().getUTCFullYear() + 1,
    fingerprint: ledger.fingerprint(card.number),
    securityCodeGiven: false,
  });
}
