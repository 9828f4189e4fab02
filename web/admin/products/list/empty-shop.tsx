import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { seedCatalogue } from '#contract/calls/staff-products.ts';
import { browserApi } from '#web/data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { NEW_PRODUCT_PATH } from '../product-query.ts';

/** A shop without products: add one, or begin with the demo catalogue. */
export function EmptyShop() {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function seed() {
    setBusy(true);
    toast.begin();
    try {
      const { body } = await browserApi(seedCatalogue, {});
      await revalidate();
      toast.success('Demo catalogue added', `${body.products} products are in the shop.`);
    } catch (error) {
      toast.error(
        'The demo catalogue could not be added',
        error instanceof Error ? error.message : undefined,
      );
    }
    setBusy(false);
  }

  return (
    <EmptyState
      title="No products found."
      text="Add the first one, or look around with the demo catalogue."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={NEW_PRODUCT_PATH} variant="primary">
            Add Product
          </ButtonLink>
          <Button busy={isBusy} busyLabel="Adding..." onClick={() => void seed()}>
            Add the demo catalogue
          </Button>
        </div>
      }
    />
  );
}
