import { type ReturnStatus, returnStatusLabel } from '#domain/returns/return.ts';
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx';

const TONES: Record<ReturnStatus, BadgeTone> = {
  requested: 'warning',
  approved: 'primary',
  received: 'warning',
  closed: 'success',
  declined: 'neutral',
  canceled: 'neutral',
};

type Props = {
  orderReturn: { status: ReturnStatus; withdrawal: boolean; wantsExchange?: true | undefined };
};

/** The state of a return, and if it is a withdrawal or asks for an exchange. */
export function ReturnBadges({ orderReturn: { status, withdrawal, wantsExchange } }: Props) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={TONES[status]}>{returnStatusLabel(status)}</Badge>
      {withdrawal && <Badge>Withdrawal</Badge>}
      {wantsExchange && <Badge>Exchange wanted</Badge>}
    </span>
  );
}
