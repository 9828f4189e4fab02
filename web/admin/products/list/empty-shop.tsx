import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { seedCatalogue } from '#contract/staff-products.ts';
import { browserApi } from '#web/data.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useToast } from '#web/ui/use-toast.ts';

/** A shop without products offers to fill itself with the demo catalogue. */
export function EmptyShop() {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function seed() {
    setBusy(true);
    try {
      const { body } = await browserApi(seedCatalogue, {});
      toast.success(`${body.products} demo products added`);
      await revalidate();
    } catch (error) {
      toast.error('Failed to add the demo products', error instanceof Error ? error.message : undefined);
    }
    setBusy(false);
  }

  return (
    <EmptyState
      title="No products found."
      text="Add the first one, or look around with the demo catalogue."
      action={
        <Button busy={isBusy} busyLabel="Adding..." onClick={() => void seed()}>
          Add demo products
        </Button>
      }
    />
  );
}
