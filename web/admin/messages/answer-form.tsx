import { useEffect, useState } from 'react';
import { answerMessage, previewAnswer, type WireMessage } from '#contract/calls/messages.ts';
import { ApiError } from '#contract/client.ts';
import type { CallOutput } from '#contract/define-call.ts';
import { AnswerForm as AnswerSchema } from '#contract/forms/messages.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { MailPreview } from '../mail/mail-preview.tsx';

type Props = { message: WireMessage; text: string; onType: (text: string) => void };

/** Answers a message by mail. */
export function AnswerForm({ message, text, onType }: Props) {
  const withKey = useAttemptKey();
  const { run, busy, fieldErrors, clearErrors, form } = useMutation(
    async () => {
      const parsed = AnswerSchema.safeParse({ text });
      if (!parsed.success) throw invalid({ text: parsed.error.issues[0]?.message ?? 'Please check this' });
      const input = { params: { id: message.id }, body: parsed.data };
      // The same text sent again is another answer.
      await browserApi(answerMessage, input, withKey({ ...input, after: message.answers.length }));
      onType('');
    },
    {
      success: { title: 'Answer sent', message: `It goes to ${message.email}.` },
      failure: 'Failed to send answer',
    },
  );

  return (
    <form ref={form} noValidate onSubmit={onSubmit(run)} className="grid gap-4">
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
      {/* Above the preview, which is long, so that it stays in sight. */}
      <Button type="submit" variant="primary" busy={busy} busyLabel="Sending...">
        Send answer
      </Button>
      <AnswerPreview id={message.id} text={text} />
    </form>
  );
}

/** The mail of an answer, as the server will send it, while the answer is typed. */
function AnswerPreview({ id, text }: { id: string; text: string }) {
  const { mail, error } = useAnswerPreview(id, text);
  return (
    <section aria-label="The mail as it is sent" className="grid gap-3">
      <h3 className="text-sm font-semibold">
        The mail as it is sent
        {mail && <span className="font-normal text-muted"> · Subject: {mail.subject}</span>}
      </h3>
      {error && (
        <p role="alert" className="text-sm text-bad">
          {`The preview is not up to date. ${error}`}
        </p>
      )}
      {mail ? <MailPreview mail={mail} opensAs="text" height="h-96" /> : !error && <SkeletonText lines={5} />}
    </section>
  );
}

/** Milliseconds after the last key press. */
const PAUSE = 300;

/** The mail of an answer, null until it is loaded; `error` is set while it is older than the text. */
function useAnswerPreview(id: string, text: string) {
  const [mail, setMail] = useState<CallOutput<typeof previewAnswer> | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    const asking = new AbortController();
    async function ask() {
      try {
        const input = { params: { id }, body: { text } };
        const { body } = await browserApi(previewAnswer, input, { signal: asking.signal });
        setMail(body);
        setError(null);
      } catch (failure) {
        if (asking.signal.aborted) return;
        if (!(failure instanceof ApiError)) throw failure;
        setError(failure.message);
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [id, text]);

  return { mail, error };
}
