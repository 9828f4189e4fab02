import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  deleteProduct,
  restoreProduct,
  setStock,
  updateProduct,
  type WireStaffProductRow,
} from '#contract/calls/staff-products.ts';
import { ApiError } from '#contract/client.ts';
import { featuredText, MOST_FEATURED } from '#domain/products/featured.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { countFeatured } from '../count-featured.ts';

type Stock = number | null;

/** Refused with a message, or with the stock as it is now where it is not the one that was seen. */
export type SavedStock = { ok: true } | { ok: false; message: string } | { ok: false; now: Stock };

export type SaveStock = (
  row: WireStaffProductRow,
  change: { stock: Stock; seen: Stock },
) => Promise<SavedStock>;

export type ProductActions = {
  /** As it is, or as it is about to be. */
  isFeatured: (row: WireStaffProductRow) => boolean;
  toggleFeatured: (row: WireStaffProductRow) => Promise<void>;
  remove: (row: WireStaffProductRow) => Promise<void>;
  restore: (row: WireStaffProductRow) => Promise<void>;
  /** Saves a stock over the one that was seen. */
  setStock: SaveStock;
  /** Loads the list again. */
  refresh: () => Promise<void>;
};

/** Milliseconds to take a deletion back: long enough to read what was deleted. */
const UNDO_TIME = 10_000;

/** What staff do with products in the list, and what they are told of how it went (spec 8). */
export function useProductActions(): ProductActions {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({});

  async function restore({ _id, name }: WireStaffProductRow) {
    toast.begin();
    try {
      await browserApi(restoreProduct, { params: { id: _id } });
      await revalidate();
      toast.success(`${name} is back`);
    } catch (error) {
      toast.error('Failed to restore product', messageOf(error));
    }
  }

  /** More are featured than Home shows: whoever features one more is to know. */
  async function tellIfTooMany(topic: string) {
    const featured = await countFeatured(browserApi);
    if (featured !== null && featured > MOST_FEATURED)
      toast.warning('More is featured than Home shows', featuredText(featured), { topic });
  }

  return {
    isFeatured: ({ _id, featured }) => wanted[_id] ?? featured,
    restore,
    refresh: revalidate,

    async toggleFeatured(row) {
      const featured = !(wanted[row._id] ?? row.featured);
      const topic = `featured ${row._id}`;
      setWanted((before) => ({ ...before, [row._id]: featured }));
      toast.begin(topic);
      try {
        await browserApi(updateProduct, { params: { id: row._id }, body: { featured } });
        await revalidate();
        if (featured) await tellIfTooMany(topic);
      } catch (error) {
        toast.error('Failed to update featured status. Please try again.', messageOf(error), { topic });
      }
      // Unless it was toggled again meanwhile: then the later wish counts.
      setWanted((before) => {
        const { [row._id]: last, ...others } = before;
        return last === featured ? others : before;
      });
    },

    async remove(row) {
      toast.begin();
      try {
        await browserApi(deleteProduct, { params: { id: row._id } });
        await revalidate();
        toast.success(`${row.name} deleted`, undefined, {
          duration: UNDO_TIME,
          action: { label: 'Undo', onAction: () => void restore(row) },
        });
      } catch (error) {
        toast.error('Failed to delete product', messageOf(error));
      }
    },

    async setStock({ _id }, { stock, seen }) {
      try {
        await browserApi(setStock, { params: { id: _id }, body: { stock, stockSeen: seen } });
        await revalidate();
        return { ok: true };
      } catch (error) {
        const now = error instanceof ApiError ? error.failure.product?.stock : undefined;
        if (now !== undefined) return { ok: false, now };
        return { ok: false, message: messageOf(error) || 'Failed to update product' };
      }
    },
  };
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}
