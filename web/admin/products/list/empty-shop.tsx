import { seedCatalogue } from '#contract/calls/staff-products.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { NEW_PRODUCT_PATH } from '../product-href.ts';

export function EmptyShop() {
  const seed = useMutation(() => browserApi(seedCatalogue, {}), {
    success: ({ body }) => ({
      title: 'Demo catalogue added',
      message: `${body.products} products are in the shop.`,
    }),
    failure: 'The demo catalogue could not be added',
  });

  return (
    <EmptyState
      title="No products found."
      text="Add the first one, or look around with the demo catalogue."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={NEW_PRODUCT_PATH} variant="primary">
            Add Product
          </ButtonLink>
          <Button busy={seed.busy} busyLabel="Adding..." onClick={() => void seed.run()}>
            Add the demo catalogue
          </Button>
        </div>
      }
    />
  );
}
