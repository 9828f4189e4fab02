import { useEffect, useEffectEvent, useState } from 'react';
import { updateMessage, type WireMessage } from '#contract/calls/messages.ts';
import { browserApi } from '#web/data.ts';
import { mailtoHref } from '#web/shared/mailto-href.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { NeighbourButtons } from '../lists/neighbour-buttons.tsx';
import type { Neighbours } from '../lists/use-neighbours.ts';
import { AnswerForm } from './answer-form.tsx';

type Props = {
  /** Null if none is open. */
  message: WireMessage | null;
  /** The address names a message that does not exist. */
  isMissing: boolean;
  neighbours: Neighbours;
  onClose: () => void;
};

/** One message with its answers. Opening it marks it as read; drafts of answers survive closing it. */
export function MessageDialog({ message, isMissing, neighbours, onClose }: Props) {
  const { busy, mark } = useMessageActions();
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const openId = message?.id ?? null;

  const markAsRead = useEffectEvent(() => {
    // Fails silently: the next time it is opened marks it again.
    if (message && !message.readAt) void mark({ message, marks: { read: true }, isQuiet: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each opened message.
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

type Change = { message: WireMessage; marks: { read?: boolean; archived?: boolean }; isQuiet?: boolean };

/** Marks and archives messages. A quiet change fails without a toast. */
function useMessageActions() {
  const { run: mark, busy } = useMutation(
    ({ message: { id }, marks }: Change) => browserApi(updateMessage, { params: { id }, body: marks }),
    {
      success: (_, { message, marks }) =>
        marks.archived
          ? {
              title: 'Message archived',
              action: { label: 'Undo', onAction: () => void mark({ message, marks: { archived: false } }) },
            }
          : null,
      failure: ({ message }, { isQuiet }) =>
        isQuiet ? null : { title: 'Failed to update message', message },
      overlaps: true,
    },
  );
  return { busy, mark };
}
