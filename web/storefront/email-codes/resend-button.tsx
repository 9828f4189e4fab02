import { useEffect, useState } from 'react';
import { RESEND_PAUSE } from '#domain/email-codes/email-code.ts';
import { Button } from '#web/ui/actions/button.tsx';

/** Sends another code, after a pause. Remounted with each code. */
export function ResendButton({ busy, onSend }: { busy: boolean; onSend: () => void }) {
  const [secondsLeft, setSecondsLeft] = useState(RESEND_PAUSE / 1_000);
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return (
    <Button
      variant="quiet"
      size="sm"
      busy={busy}
      busyLabel="Sending..."
      disabled={isWaiting}
      onClick={onSend}
      className="numeric -ml-3"
    >
      {isWaiting ? `Send another code in ${secondsLeft} s` : 'Send another code'}
    </Button>
  );
}
