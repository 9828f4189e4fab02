/** Sizes of clothes, smallest first. */
const SIZES = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl'];

const BY_NUMBER = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The order of values of an option across products: sizes by size, numbers by number, others by name. */
export function compareOptionValues(one: string, other: string): number {
  const [first, second] = [rankSize(one), rankSize(other)];
  if (first >= 0 && second >= 0 && first !== second) return first - second;
  if (first >= 0 !== second >= 0) return second - first;
  return BY_NUMBER.compare(one, other);
}

/** The place among sizes, -1 for anything else. */
function rankSize(value: string): number {
  return SIZES.indexOf(value.toLowerCase());
}
