import { useEffect, useEffectEvent, useState } from 'react';
import type { WireMessage } from '#contract/calls/messages.ts';
import { mailtoHref } from '#web/shared/mailto-href.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { NeighbourButtons } from '../lists/neighbour-buttons.tsx';
import type { Neighbours } from '../lists/use-neighbours.ts';
import { AnswerForm } from './answer-form.tsx';
import { useMessageActions } from './use-message-actions.ts';

type Props = {
  /** Null: none is open. */
  message: WireMessage | null;
  /** The address names one that is not there. */
  isMissing: boolean;
  neighbours: Neighbours;
  onClose: () => void;
};

/**
 * One message with its answers. Opening it marks it as read; what is typed as an answer stays when it is
 * closed.
 */
export function MessageDialog({ message, isMissing, neighbours, onClose }: Props) {
  const { busy, mark } = useMessageActions();
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const openId = message?.id ?? null;

  const markAsRead = useEffectEvent(() => {
    // Whoever opens it again will mark it then.
    if (message && !message.readAt) void mark({ message, marks: { read: true }, isQuiet: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that is opened.
  useEffect(() => markAsRead(), [openId]);

  async function closeAfter(done: Promise<boolean>) {
    if (await done) onClose();
  }

  return (
    <Dialog
      open={message !== null || isMissing}
      onClose={onClose}
      title={message ? `Message from ${message.firstName} ${message.lastName}` : 'Message'}
      size="lg"
      headActions={<NeighbourButtons name="message" neighbours={neighbours} />}
      footer={
        <>
          {message && (
            <>
              <Button
                unavailable={busy}
                onClick={() => void closeAfter(mark({ message, marks: { read: false } }))}
              >
                Mark as unread
              </Button>
              {message.archivedAt ? (
                <Button unavailable={busy} onClick={() => void mark({ message, marks: { archived: false } })}>
                  Move to inbox
                </Button>
              ) : (
                <Button
                  unavailable={busy}
                  onClick={() => void closeAfter(mark({ message, marks: { archived: true } }))}
                >
                  Archive
                </Button>
              )}
            </>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {message ? (
        <div className="grid gap-6">
          <Facts message={message} />
          <p className="rounded-lg bg-sunken p-4 whitespace-pre-line wrap-anywhere">{message.message}</p>
          <Answers message={message} />
          <AnswerForm
            key={message.id}
            message={message}
            text={drafts[message.id] ?? ''}
            onType={(text) => setDrafts((before) => ({ ...before, [message.id]: text }))}
          />
        </div>
      ) : (
        <p>This message does not exist.</p>
      )}
    </Dialog>
  );
}

function Facts({ message: { email, phone, createdAt } }: { message: WireMessage }) {
  const { formatDate } = useDates();
  return (
    <DefinitionList
      items={[
        {
          term: 'Email',
          description: (
            <a href={mailtoHref(email)} className="underline underline-offset-4">
              {email}
            </a>
          ),
        },
        { term: 'Phone', description: phone },
        { term: 'Date', description: formatDate(createdAt) },
      ]}
    />
  );
}

function Answers({ message: { answers } }: { message: WireMessage }) {
  const { formatDate } = useDates();
  if (answers.length === 0) return null;
  return (
    <section aria-label="Answers" className="grid gap-3">
      {answers.map(({ author, text, createdAt }) => (
        <div key={createdAt} className="rounded-lg border border-line p-4">
          <p className="mb-1 text-sm text-muted">
            {author} answered on {formatDate(createdAt)}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </div>
      ))}
    </section>
  );
}
