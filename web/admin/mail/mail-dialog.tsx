import { resendMail, type WireMail } from '#contract/calls/mail.ts';
import { browserApi, type Loaded } from '#web/data.ts';
import { useAttempts } from '#web/shared/use-attempts.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { MailPreview, type WholeMail } from './mail-preview.tsx';
import { MAIL_STATE_BADGES } from './mail-texts.ts';

type Props = {
  /** Empty if no mail is open. */
  id: string;
  /** Null until it is loaded. */
  mail: Loaded<WholeMail> | null;
  onClose: () => void;
};

/** One mail; one that failed or became too old can be sent. */
export function MailDialog({ id, mail, onClose }: Props) {
  const attempt = useAttempts();
  const resend = useMutation(
    () => attempt(id, (options) => browserApi(resendMail, { params: { id } }, options)),
    {
      success: 'The mail is on its way.',
      failure: 'The mail was not sent.',
      refresh: 'conflict',
    },
  );
  const open = mail?.ok && mail.data.id === id ? mail.data : null;
  return (
    <Dialog
      open={id !== ''}
      onClose={onClose}
      title={open?.subject ?? 'Mail'}
      size="lg"
      footer={
        <>
          {(open?.state === 'failed' || open?.state === 'expired') && (
            <Button
              variant="primary"
              busy={resend.busy}
              busyLabel="Sending…"
              onClick={() => void resend.run()}
            >
              {open.state === 'expired' ? 'Send anyway' : 'Send again'}
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {open && (
        <div className="grid gap-6">
          <Facts mail={open} />
          <MailPreview key={open.id} mail={open} />
        </div>
      )}
      {!open && mail && !mail.ok && <p role="alert">{mail.message}</p>}
      {!open && (!mail || mail.ok) && <SkeletonText lines={6} />}
    </Dialog>
  );
}

function Facts({ mail }: { mail: WireMail }) {
  const { formatDateTime } = useDates();
  const { recipient, state, explanation, createdAt, sentAt, tries, failure } = mail;
  const { label, tone } = MAIL_STATE_BADGES[state];
  const items = [
    { term: 'To', description: <span className="wrap-anywhere">{recipient}</span> },
    {
      term: 'State',
      description: (
        <>
          <Badge tone={tone}>{label}</Badge>
          {explanation && <span className="ml-2 text-sm text-muted">{explanation}</span>}
        </>
      ),
    },
    { term: 'Written', description: formatDateTime(createdAt) },
    ...(sentAt ? [{ term: 'Sent', description: formatDateTime(sentAt) }] : []),
    ...(tries > 1 || failure ? [{ term: 'Tries', description: String(tries) }] : []),
    ...(failure ? [{ term: 'Last failure', description: failure }] : []),
  ];
  return <DefinitionList items={items} />;
}
