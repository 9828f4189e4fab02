import type { Transaction } from '#db/connection.ts';
import type { FirstStart } from '#db/fill/fill-first-start.ts';
import { draftOrders } from '#db/schema/index.ts';
import { type DraftContent, LINK_LIFETIME } from '#domain/draft-orders/draft-order.ts';
import type { Order } from '#domain/orders/order.ts';
import { DAY } from '#domain/time-units.ts';
import { draftSearchText } from '../draft-orders/draft-order-queries.ts';

/** Adds two draft orders for customers of the shop: one that waits for its payment, and an open one. */
export async function addDemoDraftOrders(
  tx: Pick<Transaction, 'insert'>,
  { orders }: FirstStart,
  { staff, now }: { staff: string; now: Date },
): Promise<void> {
  const [one, other] = orders.map(({ order }) => order).toReversed();
  if (!one || !other) return;
  const sent = { ...toDraftContent(one), note: 'Asked by phone for the same once more' };
  const repair = { name: 'Repair of a clasp', unitPrice: 1_850 };
  const open = toDraftContent(other);
  open.lines.push({ productId: '', quantity: 1, selection: {}, custom: repair });
  open.discount = { kind: 'percent', basisPoints: 1_000, reason: 'For your patience' };
  const madeAt = new Date(now.getTime() - DAY);
  await tx.insert(draftOrders).values([
    {
      ...toRow('DO-DEM0-S3NT-0000-0001', sent, { staff, at: madeAt }),
      linkMadeAt: madeAt,
      linkSentAt: madeAt,
      linkExpiresAt: new Date(madeAt.getTime() + LINK_LIFETIME),
    },
    toRow('DO-DEM0-0PEN-0000-0002', open, { staff, at: now }),
  ]);
}

function toDraftContent({ userEmail, userPhone, shippingAddress, lines }: Order): DraftContent {
  return {
    email: userEmail,
    phone: userPhone,
    address: shippingAddress,
    lines: lines.slice(0, 1).map(({ productId, variantId, selection: { properties, texts } }) => ({
      productId,
      ...(variantId && { variantId }),
      quantity: 1,
      selection: { properties, texts },
    })),
    codes: [],
    discount: null,
    shippingMethodId: null,
    customShipping: null,
    note: null,
  };
}

/** Without a total: the list computes it. */
function toRow(id: string, content: DraftContent, { staff, at }: { staff: string; at: Date }) {
  return {
    id,
    content,
    createdAt: at,
    createdBy: staff,
    updatedAt: at,
    searchText: draftSearchText({ id, content }),
  };
}
