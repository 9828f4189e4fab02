import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CODE_LENGTH, RESEND_PAUSE, readCode } from '#domain/email-codes/email-code.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { type SentCode, useEmailCode, type Whose } from './use-email-code.ts';

type Props = {
  whose: Whose;
  /** The code proved the address: data that depends on it is to be reloaded. */
  onProven: () => void;
  /** A code was mailed; `box` is its input. */
  onSent?: (box: { focus: () => void }) => void;
  /** Label of the first send button. */
  sendLabel?: string;
  /** A code is sent as soon as it is shown: the send button was pressed before. */
  sendsAtOnce?: boolean;
};

/** Proves an email address by mail. Can be inside a form. Needs a `key` if the address may change. */
export function EmailCode({
  whose,
  onProven,
  onSent,
  sendLabel = 'Send me a code',
  sendsAtOnce = false,
}: Props) {
  const { sent, typed, isSending, isConfirming, problem, type, send, confirm } = useEmailCode(
    whose,
    onProven,
  );
  const box = useRef<HTMLInputElement>(null);
  const number = sent?.number;

  const sendAtOnce = useEffectEvent(send);
  useEffect(() => {
    if (sendsAtOnce) sendAtOnce();
  }, [sendsAtOnce]);

  const sentNow = useEffectEvent(() => {
    box.current?.focus();
    onSent?.({ focus: () => box.current?.focus() });
  });
  useEffect(() => {
    if (number) sentNow();
  }, [number]);

  function confirmOrReturn() {
    if (!confirm()) box.current?.focus();
  }

  function confirmByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Not the form around it.
    event.preventDefault();
    confirmOrReturn();
  }

  return (
    <fieldset className="grid justify-items-start gap-3">
      <legend className="sr-only">Code by email</legend>
      <div role="status" className="empty:-mb-3">
        {sent && <SentNote sent={sent} />}
      </div>
      {sent ? (
        <>
          <div className="flex w-full flex-wrap items-start gap-3">
            <TextField
              ref={box}
              label="Code"
              name="one-time-code"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              value={typed}
              onChange={({ currentTarget }) => type(readCode(currentTarget.value).slice(0, CODE_LENGTH))}
              onKeyDown={confirmByEnter}
              error={problem?.isCodeWrong ? problem.message : undefined}
              className="numeric w-36 [&>[aria-live]]:w-60"
            />
            <Button
              variant="primary"
              className="mt-6.5"
              busy={isConfirming}
              busyLabel="Checking..."
              onClick={confirmOrReturn}
            >
              Confirm
            </Button>
          </div>
          <ResendButton key={sent.number} busy={isSending} onSend={send} />
        </>
      ) : (
        <Button busy={isSending} busyLabel="Sending..." onClick={send}>
          {sendLabel}
        </Button>
      )}
      {/* The message below the input is not announced, so a wrong code is repeated here. */}
      <p role="alert" className={problem?.isCodeWrong ? 'sr-only' : 'text-bad empty:-mt-3'}>
        {problem?.message}
      </p>
    </fieldset>
  );
}

function SentNote({ sent: { sentTo, demoCode } }: { sent: SentCode }) {
  return (
    <p className="text-ink">
      We sent a code to <span className="font-medium">{sentTo}</span>. It counts for ten minutes.
      {demoCode && (
        <strong className="numeric mt-1 block font-semibold">Demo: your code is {demoCode}</strong>
      )}
    </p>
  );
}

/** Sends another code, after a pause. Remounted with each code. */
function ResendButton({ busy, onSend }: { busy: boolean; onSend: () => void }) {
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
