import type { ReactNode } from 'react';
import { type Cents, formatMoney } from '#domain/money.ts';
import { PieceNote } from '#web/shared/piece-note.tsx';
import { ProductThumbnail } from '#web/shared/product-picture.tsx';

export type LineItemProps = {
  name: string;
  image: string;
  /** 'Color: Sand, Size: M', or empty. */
  description: string;
  quantity: number;
  /** Includes options. */
  unitPrice: Cents;
  canceledQuantity?: number | undefined;
  refundedQuantity?: number | undefined;
  notShipped?: true | undefined;
  action?: ReactNode;
};

export function LineItem({
  name,
  image,
  description,
  unitPrice,
  notShipped,
  action,
  ...pieces
}: LineItemProps) {
  const { quantity } = pieces;
  return (
    <div className="flex gap-4 max-xs:flex-col">
      <ProductThumbnail src={image} size={96} className="size-20 rounded-lg sm:size-24 print:size-14" />
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
        {notShipped && <p className="mt-0.5 text-sm text-muted">No shipping needed</p>}
        <p className="numeric mt-1.5 flex flex-wrap justify-between gap-x-4">
          <span className="text-muted">Quantity: {quantity}</span>
          <span>
            {formatMoney(unitPrice)}
            {quantity > 1 && <span className="text-sm text-muted"> each</span>}
          </span>
        </p>
        <PieceNote line={pieces} className="mt-1 text-sm" />
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
