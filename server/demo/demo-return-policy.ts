import type { Transaction } from '#db/connection.ts';
import { settings } from '#db/schema/index.ts';

/** The return policy of the demo shop, which keeps the days of the settings. */
export const DEMO_RETURN_POLICY = `You can send back what you bought within 30 days after the delivery. Ask for the return on the page of your order, and we answer within two working days.

Pack the pieces as they came, with all their parts. You pay for sending them back, unless they arrived damaged or were not what you ordered.

Once they are here we refund what you paid for them, to the card you paid with. You can ask for another color or size instead.`;

export async function addDemoReturnPolicy(tx: Pick<Transaction, 'insert'>, now: Date): Promise<void> {
  await tx.insert(settings).values({ name: 'returnPolicy', value: DEMO_RETURN_POLICY, changedAt: now });
}
