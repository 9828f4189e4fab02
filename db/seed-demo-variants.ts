import { eq } from 'drizzle-orm';
import type { DemoVariants } from '#demo/catalogue/demo-variants.ts';
import { columnsOfRange } from './columns-of-range.ts';
import type { Transaction } from './connection.ts';
import { products, productVariants, stockMovements } from './schema/index.ts';

type Writer = Pick<Transaction, 'insert' | 'update'>;

/** Gives products of the demo catalogue their options and variants; each has its first variant already. */
export async function writeDemoVariants(tx: Writer, all: readonly DemoVariants[], at: Date): Promise<void> {
  for (const { productId, variantOptions, variants, stock, range } of all) {
    const rows = variants.map(({ price, discountPrice, ...variant }) => ({
      ...variant,
      productId,
      priceCents: price,
      discountPriceCents: discountPrice,
    }));
    const [first, ...others] = rows;
    if (!first) continue;
    await tx.update(productVariants).set(first).where(eq(productVariants.id, first.id));
    await tx.insert(productVariants).values(others);
    await tx
      .update(products)
      .set({ variantOptions, stock, ...columnsOfRange(range) })
      .where(eq(products.id, productId));
    const counted = variants.flatMap(({ id, stock }) =>
      stock === null
        ? []
        : [
            {
              productId,
              variantId: id === productId ? null : id,
              change: stock,
              stock,
              kind: 'counting_started' as const,
              causeKind: 'shop' as const,
              reason: 'Counting started',
              at,
            },
          ],
    );
    if (counted.length > 0) await tx.insert(stockMovements).values(counted);
  }
}
