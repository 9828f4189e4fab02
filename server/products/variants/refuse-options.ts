import { optionProblems } from '#domain/products/variants/combinations.ts';
import type { VariantOption } from '#domain/products/variants/variant.ts';
import { type Refusal, refuse } from '../../http/answer.ts';

export function refuseOptions(options: readonly VariantOption[]): Refusal | null {
  const problems = Object.entries(optionProblems(options));
  const [first] = problems;
  if (!first) return null;
  const fields = problems.map(([path, message]) => [path ? `options.${path}` : 'options', message]);
  return refuse('invalid', first[1], { fields: Object.fromEntries(fields) });
}

/** 'Color: Red, Blue; Size: S, M' */
export function describeOptions(options: readonly VariantOption[]): string {
  return options.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; ');
}
