import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { CODE_LENGTH, readCode } from '#domain/email-codes/email-code.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { ResendButton } from './resend-button.tsx';
import { type SentCode, useEmailCode, type Whose } from './use-email-code.ts';

type Props = {
  whose: Whose;
  /** This browser has proven that it reads that mail: whatever depends on it is to be loaded again. */
  onProven: () => void;
  /** A code was sent: it is in the mail, and its box is there. */
  onSent?: (box: { focus: () => void }) => void;
  /** Of the button that sends the first code. */
  sendLabel?: string;
};

/**
 * Proves who reads an address's mail: sends a code there and asks for it. Not a form of its own, so that it
 * can stand inside one. Give it a `key` where the address may change.
 */
export function EmailCode({ whose, onProven, onSent, sendLabel = 'Send me a code' }: Props) {
  const { sent, typed, isSending, isConfirming, problem, type, send, confirm } = useEmailCode(
    whose,
    onProven,
  );
  const box = useRef<HTMLInputElement>(null);
  const number = sent?.number;

  // Whoever asked for a code types it next.
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
    // Not for the form around it.
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
              className="numeric w-36"
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
      {/* What is wrong with the code stands below its box as well, where it is not announced. */}
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
