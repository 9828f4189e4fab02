import { inBrowser, onServer } from '#web/data.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/edit-discount';
import { DiscountForm } from './discount-form.tsx';
import { loadDiscount } from './load-discount.ts';

export const loader = onServer(loadDiscount);
export const clientLoader = inBrowser(loadDiscount);

export const meta = () => adminMeta('Discount');

/** One discount, or a new one. */
export default function EditDiscount({ loaderData: found, params }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="discounts" />
      {found.ok ? (
        <DiscountForm
          key={params.id ?? 'new'}
          saved={found.data.discount}
          categories={found.data.categories}
        />
      ) : (
        <Card padded={false}>
          <ErrorState
            title="Failed to fetch the discount"
            text={found.message}
            retryLabel="All discounts"
            retryHref="/admin/discounts"
          />
        </Card>
      )}
    </>
  );
}
