import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { MailPreview } from '../mail/mail-preview.tsx';
import { useAnswerPreview } from './use-answer-preview.ts';

/**
 * The mail that an answer becomes, while it is typed: greeting, signature and what was asked. The server
 * writes it, as it does what is sent.
 */
export function AnswerPreview({ id, text }: { id: string; text: string }) {
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
