import type { OrderLine } from '#domain/orders/order.ts';
import { pieceWords } from '#domain/orders/piece-words.ts';
import { classNames } from '#web/ui/styles/class-names.ts';

type Props = {
  line: Pick<OrderLine, 'quantity' | 'canceledQuantity' | 'refundedQuantity'>;
  className?: string;
};

/** Below an order line: how many of its pieces were canceled and refunded. */
export function PieceNote({ line, className }: Props) {
  const words = pieceWords(line);
  if (words === null) return null;
  return <span className={classNames('numeric block text-muted', className)}>{words}</span>;
}
