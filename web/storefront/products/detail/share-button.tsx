import Share from 'lucide-react/icons/share-2';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { type Choice, choiceToQuery } from '../../selection-in-url.ts';
import { productPath } from './product-urls.ts';

interface ShareButtonProps {
  product: { id: string; name: string };
  choice: Choice;
}

/** Shares the product as it is chosen: by the device's own menu, else by copying its link. */
export function ShareButton({ product: { id, name }, choice }: ShareButtonProps) {
  const toast = useToast();

  async function share() {
    const query = choiceToQuery({ ...choice, quantity: 1 }).toString();
    const url = new URL(productPath(id) + (query && `?${query}`), window.location.href).href;
    if (typeof navigator.share === 'function' && (await offerShare({ title: name, url }))) return;
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Link copied', 'Paste it where you want to share this product.', TOPIC);
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
      Share
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
