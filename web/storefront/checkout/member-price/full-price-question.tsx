import { type Cents, formatMoney } from '#domain/money.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type Props = {
  open: boolean;
  email: string;
  total: Cents;
  onEnterCode: () => void;
  onPayFull: () => void;
};

/** Asks a member with a pending code to confirm the full price. */
export function FullPriceQuestion({ open, email, total, onEnterCode, onPayFull }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onEnterCode}
      size="sm"
      title="Your member price needs the code"
      description={
        <p className="wrap-anywhere">
          We mailed a code to {email}. Enter it to get your member price, or pay the full price of{' '}
          <span className="numeric font-medium text-ink">{formatMoney(total)}</span>. Nothing was charged yet.
        </p>
      }
      footer={
        <>
          <Button onClick={onPayFull}>Pay the full price</Button>
          <Button variant="primary" onClick={onEnterCode}>
            Enter the code
          </Button>
        </>
      }
    />
  );
}
