import type { DeliveryProblem } from '#domain/checkout/delivery.ts';
import type { LimitProblem } from '#domain/checkout/order-limits.ts';
import type { QuoteRefusal } from '#domain/checkout/quote.ts';
import { formatMoney } from '#domain/money.ts';
import { fieldOfOption } from '#domain/orders/choice-words.ts';
import { describePlace } from '#domain/place.ts';
import type { ChoicePlace } from '#domain/pricing/choice-problems.ts';
import type { RefusedCode } from '#domain/pricing/discounted-cart.ts';
import { type Refusal, refuse } from '../http/answer.ts';

/** Explains to a shopper why there is no quote. */
export function explainQuote(refusal: QuoteRefusal): Refusal {
  switch (refusal.code) {
    case 'product_missing':
      return refuse('not_found', 'This product is no longer sold.', at(refusal.position, 'productId'));
    case 'product_unavailable': {
      const message = `${refusal.name} is out of stock.`;
      return refuse('product_unavailable', message, at(refusal.position, 'productId'));
    }
    case 'stock_short': {
      const { left, name } = refusal;
      const message = `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left.`;
      return refuse('product_unavailable', message, at(refusal.position, 'quantity'));
    }
    case 'too_few':
    case 'too_many': {
      const fields = { [`products.${refusal.position}.quantity`]: limitText(refusal) };
      return refuse('option_unavailable', `${limitText(refusal)}.`, { fields });
    }
    case 'option_unavailable': {
      const names = refusal.unknown.map((option) => `${option.option} ${option.name}`).join(', ');
      return refuse('option_unavailable', `${refusal.name} is not offered with ${names}.`);
    }
    case 'choice_missing': {
      const fields = refusal.problems.map(({ at, message }) => [choiceField(refusal.position, at), message]);
      const messages = refusal.problems.map(({ message }) => message).join(', ');
      const details = { fields: Object.fromEntries(fields) };
      return refuse('option_unavailable', `${refusal.name}: ${messages}.`, details);
    }
    case 'total_too_large':
      return refuse('invalid', `An order can be at most ${formatMoney(refusal.limit)}.`);
  }
}

function limitText({ code, limit, name }: LimitProblem): string {
  return `An order has at ${code === 'too_few' ? 'least' : 'most'} ${limit} of ${name}`;
}

function choiceField(position: number, place: ChoicePlace): string {
  const line = `products.${position}`;
  if ('option' in place) return `${line}.${fieldOfOption(place.option)}`;
  if ('property' in place) return `${line}.selectedProperties.${place.property}`;
  return `${line}.propertyTexts.${place.text}`;
}

function at(position: number, field: string) {
  return { fields: { [`products.${position}.${field}`]: 'Not available' } };
}

/** Refuses codes that take nothing off, with a message at each of those that were sent. */
export function refuseCodes(
  refused: readonly RefusedCode[],
  codes: readonly string[],
  details: Parameters<typeof refuse>[2] = {},
): Refusal {
  const fields = refused.map(({ code, message }) => [`codes.${codes.indexOf(code)}`, message]);
  const message = refused.map(({ code, message }) => `${code}: ${message}`).join(' ');
  return refuse('code_refused', message, { fields: Object.fromEntries(fields), ...details });
}

/** Returns the message for an order that cannot be sent like this. */
export function deliveryMessage(problem: DeliveryProblem): string {
  if (problem.code === 'method_unavailable')
    return 'This way of delivery is no longer offered. Please choose another.';
  const { place, field } = problem;
  if (place.country === '') return 'We do not send to this country.';
  return `We do not send to ${describePlace(place.country, field === 'state' ? place.state : '')}.`;
}

/** Explains it as a refusal, at the field of an order. */
export function explainDelivery(problem: DeliveryProblem): Refusal {
  const message = deliveryMessage(problem);
  const field =
    problem.code === 'method_unavailable' ? 'shippingMethodId' : `shippingAddress.${problem.field}`;
  return refuse(problem.code, message, { fields: { [field]: message } });
}
