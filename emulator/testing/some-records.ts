import { type CardBehaviour, TEST_CARDS, type TestCard } from '../cards/test-cards.ts';
import type { IntentRecord, MethodRecord } from '../ledger/records.ts';
import { newIntent, newMethod } from '../payments/new-records.ts';

/** An intent of $50.00 that was just created. */
export function someIntent(given: { id?: string; created?: number } = {}): IntentRecord {
  const { id = 'pi_1', created = 1 } = given;
  return newIntent({
    id,
    clientSecret: `${id}_secret`,
    created,
    amount: 5000,
    currency: 'usd',
    description: null,
    receiptEmail: null,
    shipping: null,
    metadata: {},
    automaticPaymentMethods: null,
  });
}

/** The method of a test card. */
export function createMethod(card: TestCard): MethodRecord {
  return newMethod({
    id: 'pm_1',
    created: 1,
    card,
    expMonth: 1,
    expYear: 2040,
    fingerprint: 'f',
    securityCodeGiven: true,
  });
}

/** The method of a card with this behaviour. */
export function methodThat(behaviour: CardBehaviour): MethodRecord {
  const [card] = TEST_CARDS;
  if (!card) throw new Error('There are no test cards.');
  return createMethod({ ...card, behaviour });
}
