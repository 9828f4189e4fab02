import type { CartProblem } from '#domain/cart/change-lines.ts';
import type { QuoteRefusal } from '#domain/checkout/quote.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { explainQuote } from '../pricing/explain-quote.ts';

/** Explains why a line cannot be bought, with messages at the fields of one line. */
export function explainLine(reason: QuoteRefusal): Refusal {
  const { refusal, ...rest } = explainQuote(reason);
  if (!refusal.fields) return { refusal, ...rest };
  const fields = Object.entries(refusal.fields).map(([name, text]) => [
    name.replace(/^products\.\d+\./, ''),
    text,
  ]);
  return { refusal: { ...refusal, fields: Object.fromEntries(fields) }, ...rest };
}

export function explainProblem(problem: CartProblem): Refusal {
  switch (problem.code) {
    case 'too_many_lines':
      return refuse('conflict', `A cart has at most ${problem.most} different items.`);
    case 'too_many_pieces': {
      const message = `Quantity must be at most ${problem.most}`;
      return refuse('conflict', `${message}.`, { fields: { quantity: message } });
    }
    case 'line_missing':
      return refuse('not_found', 'This is no longer in your cart.');
  }
}

export const GONE = refuse('not_found', 'This product is no longer sold.');
export const NOTHING_TO_BUY = refuse('conflict', 'Nothing in your cart can be bought now.');
export const EMPTY = refuse('not_found', 'Your cart is empty.');
