import X from 'lucide-react/icons/x';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';

type Props = { email: string; link: string; onDismiss: () => void };

/** The link of a new account, shown once to its creator if no mail server is set. */
export function LinkNotice({ email, link, onDismiss }: Props) {
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.success('Link copied');
    } catch {
      toast.error('The link was not copied', 'Select it and copy it yourself.');
    }
  }

  return (
    <section
      aria-label={`Link for ${email}`}
      data-keep-clear
      className="mb-4 flex items-start gap-2 rounded-xl bg-info-soft py-3 pr-2 pl-5 text-sm text-info"
    >
      <div className="grid min-w-0 grow gap-2">
        <p className="wrap-anywhere">
          No mail server is set (<code>SMTP_URL</code>), so nothing was sent. Give this link to {email}: it
          sets a password once, within three days, and is shown only now.
        </p>
        <p className="rounded-md bg-surface px-3 py-2 text-ink select-all wrap-anywhere">{link}</p>
        <Button size="sm" className="w-fit" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      <IconButton label="Dismiss" size="sm" onClick={onDismiss}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </section>
  );
}
