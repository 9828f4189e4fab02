import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/edit-discount';
import { DiscountForm } from './discount-form.tsx';
import { loadDiscount } from './load-discount.ts';

export const loader = onServer(loadDiscount);
export const clientLoader = inBrowser(loadDiscount);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Discount');

/** One discount, or a new one. */
export default function EditDiscount({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="discounts" />
      {loaderData.ok ? (
        <DiscountForm
          key={params.id ?? 'new'}
          saved={loaderData.data.discount}
          categories={loaderData.data.categories}
        />
      ) : (
        <FailedToFetch
          what="the discount"
          message={loaderData.message}
          retryHref="/admin/discounts"
          retryLabel="All discounts"
        />
      )}
    </>
  );
}
