import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { answerMessage, type WireMessage } from '#contract/calls/messages.ts';
import { AnswerForm as AnswerSchema } from '#contract/forms/staff-forms.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { AnswerPreview } from './answer-preview.tsx';

type Props = { message: WireMessage; text: string; onType: (text: string) => void };

/** Answers a message by mail. */
export function AnswerForm({ message, text, onType }: Props) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const box = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const keyFor = useAttemptKey();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const parsed = AnswerSchema.safeParse({ text });
    if (!parsed.success) {
      setError(parsed.error.issues[0]?.message ?? 'Please check this');
      box.current?.focus();
      return;
    }
    setBusy(true);
    toast.begin();
    try {
      const input = { params: { id: message.id }, body: parsed.data };
      // The same words once more, after they were sent, are another answer.
      const key = keyFor({ ...input, after: message.answers.length });
      await browserApi(answerMessage, input, { headers: { 'Idempotency-Key': key } });
      onType('');
      toast.success('Answer sent', `It goes to ${message.email}.`);
      await revalidate();
    } catch (failure) {
      toast.error('Failed to send answer', failure instanceof Error ? failure.message : undefined);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextArea
        ref={box}
        label="Your answer"
        hint={`Sent by email to ${message.email}. Greeting, signature and the quoted message are added, as shown below.`}
        value={text}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value);
          setError(null);
        }}
        error={error ?? undefined}
        required
      />
      <AnswerPreview id={message.id} text={text} />
      <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending...">
        Send answer
      </Button>
    </form>
  );
}
