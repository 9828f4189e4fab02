import { useState } from 'react';
import { linkDraftOrder, type WireDraftOrder } from '#contract/calls/draft-orders.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { describeDraftFailure } from './describe-draft-failure.ts';

type Props = { draft: WireDraftOrder; unavailable: boolean };

/** Makes a link to pay, to copy or by mail. The shop cannot show it again: only its digest is stored. */
export function LinkButtons({ draft: { id, link, email }, unavailable }: Props) {
  const [made, setMade] = useState<string | null>(null);
  const withKey = useAttemptKey();
  const linking = useMutation(linkDraft, {
    success: ({ sent }) => (sent ? `Link mailed to ${email ?? 'the customer'}` : 'Link to pay made'),
    failure: (error) => describeDraftFailure('Failed to make the link', error),
    onSuccess: ({ url }) => setMade(url),
  });
  const copying = useMutation(async (url: string) => await navigator.clipboard.writeText(url), {
    success: 'Link copied',
    failure: 'Copy the link from its field',
    refresh: 'never',
  });
  return (
    <>
      {made && (
        <TextField
          label="Link to pay"
          readOnly
          value={made}
          onFocus={({ target }) => target.select()}
          hint="Copy it now: it is not shown again."
        />
      )}
      {made && (
        <Button size="sm" onClick={() => void copying.run(made)}>
          Copy link
        </Button>
      )}
      <Button
        variant="primary"
        onClick={() => void linking.run(true)}
        busy={linking.busy}
        unavailable={unavailable}
      >
        Send link
      </Button>
      <Button onClick={() => void linking.run(false)} unavailable={unavailable || linking.busy}>
        {link ? 'Make a new link' : 'Make a link to copy'}
      </Button>
      {link && <p className="text-xs text-muted">A new link ends the one before.</p>}
    </>
  );

  async function linkDraft(notify: boolean) {
    const input = { params: { id }, body: { notify } };
    // After each link that was made, the next attempt is for another one.
    return (await browserApi(linkDraftOrder, input, withKey({ ...input, made }))).body;
  }
}
