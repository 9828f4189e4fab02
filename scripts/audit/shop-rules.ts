import { formatMoney } from '#domain/money.ts';
import type { Facts } from './facts.ts';

/** Each counter is what counting gives. */
export function countersAreTrue({ rows }: Facts): string[] {
  return rows.counters.map(({ name, counted, real, countedTotal, realTotal }) => {
    const isOfMoney = countedTotal !== null && realTotal !== null;
    const said = isOfMoney ? `${counted} (${formatMoney(countedTotal)})` : counted;
    const is = isOfMoney ? `${real} (${formatMoney(realTotal)})` : real;
    return `The shop's figures say ${said} for '${name}', but counting gives ${is}.`;
  });
}

/** The numbers of documents are consecutive. */
export function numbersHaveNoGaps({ rows }: Facts): string[] {
  return rows.gaps.map(({ series, from, to }) =>
    from === to
      ? `The number ${from} is missing among the ${series} numbers.`
      : `The numbers ${from} to ${to} are missing among the ${series} numbers.`,
  );
}
