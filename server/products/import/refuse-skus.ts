import type { Problem } from './group-rows.ts';
import type { ProductPlan } from './import-plan.ts';
import type { SkuOwner } from './import-queries.ts';

type WantedSku = { sku: string; row: number; variantId: string | null };

/** The SKUs that a plan gives, with the rows that ask for them. */
export function skusOf({ id, row, fields, variants }: ProductPlan): WantedSku[] {
  const ofVariants = variants.flatMap((variant) =>
    variant.edit.sku === undefined
      ? []
      : [{ sku: variant.edit.sku, row: variant.row, variantId: variant.id }],
  );
  return fields.sku === undefined ? ofVariants : [{ sku: fields.sku, row, variantId: id }, ...ofVariants];
}

/** Finds SKUs that another product or variant has, or that an earlier row asks for. */
export function skuProblems(
  plans: readonly ProductPlan[],
  owners: readonly SkuOwner[],
): Map<string, Problem[]> {
  const ownersOf = Map.groupBy(owners, ({ sku }) => sku);
  const rowOf = new Map<string, number>();
  const problems = new Map<string, Problem[]>();
  for (const plan of plans)
    for (const { sku, row, variantId } of skusOf(plan)) {
      const owner = ownersOf
        .get(sku)
        ?.find((one) => one.productId !== plan.id || (one.variantId !== null && one.variantId !== variantId));
      const earlier = rowOf.get(sku);
      const reason = owner
        ? `This SKU belongs to ${owner.name}`
        : earlier !== undefined && `Row ${earlier} has the same SKU`;
      rowOf.set(sku, earlier ?? row);
      if (reason) problems.set(plan.id, [...(problems.get(plan.id) ?? []), { row, field: 'sku', reason }]);
    }
  return problems;
}
