import type { NewProduct, ProductEdit } from '#contract/forms/products.ts';
import type { VariantEdit } from '#contract/forms/variants.ts';
import type { GivenFields } from '#domain/products/product-fields.ts';
import type { VariantOption } from '#domain/products/variants/variant.ts';
import type { Count } from '#domain/stock/merge-count.ts';
import type { WantedPicture } from '../pictures/picture-fetch-queries.ts';
import type { Problem } from './group-rows.ts';
import type { Field } from './import-columns.ts';
import type { Notice } from './notices.ts';

/** The fields of a product in its rows, as the schemas of its calls take them. */
export type GivenBody = Partial<Record<keyof NewProduct | keyof ProductEdit, unknown>>;

/** A cell that changes something, with the values as a file has them. Null: empty. */
export type CellChange = { row: number; field: Field; before: string | null; after: string | null };

/** A notice about a row. */
export type CellNotice = { row: number; notice: Notice };

/**
 * The change of a variant by a row, identified by its combination of options. `stock` is the count of the
 * file, also if it is the present one; undefined without a column.
 */
export type VariantPlan = {
  row: number;
  combination: string;
  /** Null: the import adds the variant. */
  id: string | null;
  edit: VariantEdit;
  stock: Count | undefined;
};

/** The change of a product by its rows. */
export type ProductPlan = {
  id: string;
  name: string;
  isNew: boolean;
  /** The row that its own fields come from. */
  row: number;
  fields: GivenFields;
  /** Null: the options stay what they are. */
  options: VariantOption[] | null;
  variants: VariantPlan[];
  changes: CellChange[];
  notices: CellNotice[];
  /** The pictures at addresses of others. */
  pictures: WantedPicture[];
};

export type Planned = { ok: true; plan: ProductPlan } | { ok: false; name: string; problems: Problem[] };

/** Collects changes, notices and problems of the cells of one product. */
export class Findings {
  readonly changes: CellChange[] = [];
  readonly notices: CellNotice[] = [];
  readonly problems: Problem[] = [];
  readonly #pictures = new Map<string, WantedPicture>();

  change(row: number, field: Field, before: string | null, after: string | null): void {
    this.changes.push({ row, field, before, after });
  }

  notice(row: number, notice: Notice): void {
    if (!this.notices.some((known) => known.row === row && known.notice === notice))
      this.notices.push({ row, notice });
  }

  fetch(picture: WantedPicture): void {
    this.#pictures.set(picture.address, picture);
  }

  /** Each address once. */
  get pictures(): WantedPicture[] {
    return [...this.#pictures.values()];
  }

  refuse(row: number, field: Field | null, reason: string): void {
    if (!this.problems.some((known) => known.row === row && [null, field].includes(known.field)))
      this.problems.push({ row, field, reason });
  }
}
