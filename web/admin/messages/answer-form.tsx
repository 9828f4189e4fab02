import type { FormEvent } from 'react';
import { answerMessage, type WireMessage } from '#contract/calls/messages.ts';
import { AnswerForm as AnswerSchema } from '#contract/forms/messages.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { AnswerPreview } from './answer-preview.tsx';

type Props = { message: WireMessage; text: string; onType: (text: string) => void };

/** Answers a message by mail. */
export function AnswerForm({ message, text, onType }: Props) {
  const withKey = useAttemptKey();
  const { run, busy, fieldErrors, clearErrors, form } = useMutation(
    async () => {
      const parsed = AnswerSchema.safeParse({ text });
      if (!parsed.success) throw invalid({ text: parsed.error.issues[0]?.message ?? 'Please check this' });
      const input = { params: { id: message.id }, body: parsed.data };
      // The same text after it was sent is another answer.
      await browserApi(answerMessage, input, withKey({ ...input, after: message.answers.length }));
      onType('');
    },
    {
      success: { title: 'Answer sent', message: `It goes to ${message.email}.` },
      failure: 'Failed to send answer',
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    void run();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <TextArea
        label="Your answer"
        hint={`Sent by email to ${message.email}. Greeting, signature and the quoted message are added, as shown below.`}
        value={text}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value);
          clearErrors('text');
        }}
        error={fieldErrors.text}
        required
      />
      <AnswerPreview id={message.id} text={text} />
      <Button type="submit" variant="primary" busy={busy} busyLabel="Sending...">
        Send answer
      </Button>
    </form>
  );
}
