import {
  deleteProduct,
  restoreProduct,
  updateProduct,
  type WireStaffProductRow,
} from '#contract/calls/staff-products.ts';
import { MAX_FEATURED } from '#domain/products/featured.ts';
import { featuredText } from '#domain/products/featured-text.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { countFeatured } from '../count-products.ts';

/** Milliseconds to undo a deletion. */
const UNDO_TIME = 10_000;

const getId = ({ _id }: { _id: string }) => _id;

/** Changes of products in the list, with the messages of section 8 of the specification. */
export function useProductActions() {
  const restore = useMutation(
    ({ _id }: WireStaffProductRow) => browserApi(restoreProduct, { params: { id: _id } }),
    { keyOf: getId, success: (_, { name }) => `${name} is back`, failure: 'Failed to restore product' },
  );
  const remove = useMutation(
    ({ _id }: WireStaffProductRow) => browserApi(deleteProduct, { params: { id: _id } }),
    {
      keyOf: getId,
      success: (_, row) => ({
        title: `${row.name} deleted`,
        duration: UNDO_TIME,
        action: { label: 'Undo', onAction: () => void restore.run(row) },
      }),
      failure: 'Failed to delete product',
    },
  );
  const feature = useMutation(
    async ({ _id, featured }: { _id: string; featured: boolean }) => {
      await browserApi(updateProduct, { params: { id: _id }, body: { featured } });
      return featured ? await countFeatured(browserApi) : null;
    },
    {
      keyOf: getId,
      overlaps: true,
      topic: ({ _id }) => `featured ${_id}`,
      success: (count) =>
        count !== null && count > MAX_FEATURED
          ? { tone: 'warning', title: 'More is featured than Home shows', message: featuredText(count) }
          : null,
      failure: 'Failed to update featured status. Please try again.',
    },
  );

  /** The saved state, or the one being saved. */
  const isFeatured = ({ _id, featured }: WireStaffProductRow) => feature.pending(_id)?.featured ?? featured;

  return {
    isFeatured,
    toggleFeatured: (row: WireStaffProductRow) =>
      void feature.run({ _id: row._id, featured: !isFeatured(row) }),
    remove: remove.run,
    isDeleting: ({ _id }: WireStaffProductRow) => remove.pending(_id) !== undefined,
    restore: (row: WireStaffProductRow) => void restore.run(row),
    isRestoring: ({ _id }: WireStaffProductRow) => restore.pending(_id) !== undefined,
  };
}

export type ProductActions = ReturnType<typeof useProductActions>;
