import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  deleteProduct,
  restoreProduct,
  setStock,
  updateProduct,
  type WireStaffProductRow,
} from '#contract/staff-products.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/use-toast.ts';

export type ProductActions = {
  /** As it is, or as it is about to be. */
  isFeatured: (product: WireStaffProductRow) => boolean;
  toggleFeatured: (product: WireStaffProductRow) => Promise<void>;
  /** Whether it was saved. */
  setStock: (product: WireStaffProductRow, stock: number | null) => Promise<boolean>;
  /** Whether it was deleted. */
  remove: (product: WireStaffProductRow) => Promise<boolean>;
};

/** Milliseconds to take a deletion back: long enough to read what was deleted. */
const UNDO_TIME = 10_000;

/** What staff do with products in the list, and what they are told of how it went (spec 8). */
export function useProductActions(): ProductActions {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({});

  async function restore({ _id, name }: WireStaffProductRow) {
    try {
      await browserApi(restoreProduct, { params: { id: _id } });
      await revalidate();
      toast.success('Product restored', name);
    } catch (error) {
      toast.error('Failed to restore product', messageOf(error));
    }
  }

  return {
    isFeatured: ({ _id, featured }) => wanted[_id] ?? featured,

    async toggleFeatured({ _id, featured: saved }) {
      const featured = !(wanted[_id] ?? saved);
      setWanted((before) => ({ ...before, [_id]: featured }));
      try {
        await browserApi(updateProduct, { params: { id: _id }, body: { featured } });
        await revalidate();
      } catch (error) {
        toast.error('Failed to update featured status. Please try again.', messageOf(error));
      }
      // Unless it was toggled again meanwhile: then the later wish counts.
      setWanted((before) => {
        const { [_id]: last, ...others } = before;
        return last === featured ? others : before;
      });
    },

    async setStock({ _id }, stock) {
      try {
        await browserApi(setStock, { params: { id: _id }, body: { stock } });
        await revalidate();
        return true;
      } catch (error) {
        toast.error('Failed to update product', messageOf(error));
        return false;
      }
    },

    async remove(product) {
      try {
        await browserApi(deleteProduct, { params: { id: product._id } });
        await revalidate();
      } catch (error) {
        toast.error('Failed to delete product', messageOf(error));
        return false;
      }
      toast.success('Product deleted', product.name, {
        duration: UNDO_TIME,
        action: { label: 'Undo', onAction: () => void restore(product) },
      });
      return true;
    },
  };
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}
