import { useState } from 'react';
import { confirmEmailCode, sendEmailCode } from '#contract/calls/email-codes.ts';
import { codeProblem } from '#domain/email-codes/email-code.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { type CodeProblem, codeProblemOf } from './code-problem.ts';

/** Whose mail: an address, or one that the shop showed hidden, as the sealed text it came with. */
export type Whose = { email: string } | { sealedEmail: string };

/** A code that was sent. `demoCode` only in a demo, where no mail is. */
export type SentCode = { sentTo: string; demoCode?: string | undefined; number: number };

/** Sends a code to an address and takes it back. `onProven`: this browser has proven that it reads that mail. */
export function useEmailCode(whose: Whose, onProven: () => void) {
  const toast = useToast();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState<'sending' | 'confirming' | null>(null);
  const [problem, setProblem] = useState<CodeProblem | null>(null);

  async function attempt(what: 'sending' | 'confirming', work: () => Promise<void>) {
    if (busy) return;
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(codeProblemOf(error));
    }
    setBusy(null);
  }

  return {
    sent,
    typed,
    busy,
    problem,
    type(code: string) {
      setTyped(code);
      if (problem?.isCodeWrong) setProblem(null);
    },
    send: () =>
      attempt('sending', async () => {
        const { body } = await browserApi(sendEmailCode, { body: whose });
        setSent((before) => ({ ...body, number: (before?.number ?? 0) + 1 }));
        setTyped('');
      }),
    /** False where the code as it was typed is none. */
    confirm(): boolean {
      const message = codeProblem(typed);
      if (message) setProblem({ message, isCodeWrong: true });
      else
        void attempt('confirming', async () => {
          await browserApi(confirmEmailCode, { body: { ...whose, code: typed } });
          toast.success('Email confirmed', 'It counts for a day, in this browser.');
          onProven();
        });
      return message === null;
    },
  };
}
