import Share from 'lucide-react/icons/share-2';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';

interface ShareButtonProps {
  /** Title of the page, for the device's menu. */
  title: string;
  path: string;
  /** The shared thing, in the words of the message: 'this product'. */
  what: string;
  children: string;
}

/** Shares a page of the shop: by the device's own menu, else by copying its link. */
export function ShareButton({ title, path, what, children }: ShareButtonProps) {
  const toast = useToast();

  async function share() {
    const url = new URL(path, window.location.href).href;
    if (typeof navigator.share === 'function' && (await offerShare({ title, url }))) return;
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Link copied', `Paste it where you want to share ${what}.`, TOPIC);
    } catch {
      toast.info('Copy this link', url, { ...TOPIC, autoClose: false });
    }
  }

  return (
    <Button
      variant="quiet"
      icon={<Share aria-hidden="true" className="size-5" />}
      onClick={() => void share()}
    >
      {children}
    </Button>
  );
}

const TOPIC = { topic: 'share' };

/** False if the device cannot share; true also if its menu is closed without sharing. */
async function offerShare(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
