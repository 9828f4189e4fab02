import { useState } from 'react';
import { confirmEmailCode, sendEmailCode } from '#contract/calls/email-codes.ts';
import { codeProblem } from '#domain/email-codes/email-code.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { announceCartChange } from '../cart/cart-count.ts';
import { toCodeProblem } from './code-problem.ts';

/** An email address, or its sealed text if the shop masked it. */
export type Whose = { email: string } | { sealedEmail: string };

/** `demoCode`: shown in demo shops, which send no mail. */
export type SentCode = { sentTo: string; demoCode?: string | undefined; number: number };

/** Sends a code to an address and confirms it. */
export function useEmailCode(whose: Whose, onProven: () => void) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [typed, setTyped] = useState('');
  const withKey = useAttemptKey();

  // After each code that was sent, the next attempt is for another one.
  const sendCode = () => browserApi(sendEmailCode, { body: whose }, withKey({ ...whose, sent }));
  const send = useMutation(sendCode, {
    refresh: 'never',
    onSuccess({ body }) {
      setSent((before) => ({ ...body, number: (before?.number ?? 0) + 1 }));
      setTyped('');
    },
  });
  const confirm = useMutation(
    async () => {
      const message = codeProblem(typed);
      if (message) throw invalid({ code: message });
      await browserApi(confirmEmailCode, { body: { ...whose, code: typed } });
    },
    {
      success: { title: 'Email confirmed', message: 'It counts for a day, in this browser.' },
      refresh: 'never',
      onSuccess() {
        // The cart of the address is this browser's too now.
        announceCartChange();
        onProven();
      },
    },
  );
  const { code } = confirm.fieldErrors;
  const problem = send.problem ?? confirm.problem;

  return {
    sent,
    typed,
    isSending: send.busy,
    isConfirming: confirm.busy,
    problem: code ? { message: code, isCodeWrong: true } : problem && toCodeProblem(problem),
    type(typed: string) {
      setTyped(typed);
      confirm.setFieldError('code', null);
    },
    send() {
      if (confirm.busy) return;
      confirm.clearErrors();
      void send.run();
    },
    /** False if the text cannot be a code. */
    confirm(): boolean {
      if (!send.busy) {
        send.clearErrors();
        void confirm.run();
      }
      return codeProblem(typed) === null;
    },
  };
}
