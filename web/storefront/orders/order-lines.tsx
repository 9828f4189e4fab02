import type { ReactNode } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { LineItem } from './line-item.tsx';

type Props = Pick<WireOrder, 'products'> & {
  renderAction?: (line: WireOrder['products'][number], position: number) => ReactNode;
};

export function OrderLines({ products, renderAction }: Props) {
  return (
    <ul className="divide-y divide-line">
      {products.map((line, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and its place never changes.
        <li key={position} className="break-inside-avoid py-4 print:py-2 first:pt-0 last:pb-0">
          <LineItem
            {...line}
            description={line.modifications}
            unitPrice={line.price}
            action={renderAction?.(line, position)}
          />
        </li>
      ))}
    </ul>
  );
}
