import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { correctVariantStock, updateVariants } from '#contract/calls/variants.ts';
import { ApiError } from '#contract/client.ts';
import type { WireStaffProduct } from '#contract/product-schemas.ts';
import { formatCount } from '#domain/counts.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttempts } from '#web/shared/use-attempts.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { LeaveGuard } from '../../screen/leave-guard.tsx';
import { LOW_VARIANTS, SHOWN_VARIANTS } from '../product-href.ts';
import { FillDown } from './fill-down.tsx';
import { VariantConflicts } from './variant-conflicts.tsx';
import {
  createValueKey,
  type Drafts,
  findClashes,
  isLowVariant,
  readDrafts,
  readVariantDraft,
  selectWithValue,
  settleClash,
  typeFields,
  type VariantDraft,
} from './variant-edits.ts';
import { VariantHeads, VariantRow } from './variant-row.tsx';

/** Fields that a row shows on choice. */
const MORE_FIELDS = ['barcode', 'weightGrams'] as const;

/** Rows that are rendered at once. */
const SHOWN = 50;

/** The variants of a product: prices, stock, pictures and SKUs, by hand or filled down. */
export function VariantGrid({ product, lowStock }: { product: WireStaffProduct; lowStock: number }) {
  const { variants } = product;
  const [drafts, setDrafts] = useState<Drafts>({});
  const [query] = useSearchParams();
  const linked = variants.find(({ id }) => id === query.get('variant'));
  const low = variants.filter((variant) => isLowVariant(variant, lowStock));
  const [value, setValue] = useState(
    linked?.id ?? (query.get(SHOWN_VARIANTS) === LOW_VARIANTS ? LOW_VARIANTS : ''),
  );
  const [limit, setLimit] = useState(SHOWN);
  const [showsMore, setMore] = useState(false);
  const attempt = useAttempts();
  const { edits, stocks, errors: typedErrors } = readDrafts(variants, drafts);
  const clashes = findClashes(variants, drafts);
  const changed = new Set([...edits, ...stocks].map(({ id }) => id)).size;
  const { run, busy, fieldErrors, clearErrors, problem, form } = useMutation(
    async () => {
      if (clashes.length > 0) {
        form.current?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
        throw invalid({});
      }
      if (Object.keys(typedErrors).length > 0) throw invalid(typedErrors);
      if (edits.length > 0)
        await browserApi(updateVariants, { params: { id: product._id }, body: { variants: edits } }).catch(
          (error: unknown) => {
            throw byVariant(error, edits);
          },
        );
      for (const stock of stocks)
        await correct(stock).catch((error: unknown) => {
          throw byVariant(error, [stock]);
        });
    },
    {
      success: `${product.name}: ${formatCount(changed)} ${changed === 1 ? 'variant' : 'variants'} saved`,
      failure: ({ message, failure }) =>
        failure.fields || failure.variants
          ? null
          : { title: 'Failed to save the variants. Please try again.', message },
      refresh: 'conflict',
      onSuccess: () => setDrafts({}),
    },
  );
  const hasMore = showsMore || MORE_FIELDS.some((field) => isTyped(drafts, field));
  const shownVariants =
    value === LOW_VARIANTS ? low : linked?.id === value ? [linked] : selectWithValue(variants, value);
  const values = product.options.flatMap(({ name, values }) =>
    values.map((one) => createValueKey(name, one)),
  );

  async function correct({ id, seen, count }: (typeof stocks)[number]) {
    const input = { params: { id }, body: { seen, count } };
    const name = JSON.stringify(input);
    return await attempt(name, (options) => browserApi(correctVariantStock, input, options));
  }

  function change(id: string, part: Partial<VariantDraft>) {
    const variant = variants.find((one) => one.id === id);
    if (!variant) return;
    setDrafts((before) => typeFields(before, [variant], part));
    clearErrors(...Object.keys(part).map((field) => `${id}.${field}`));
  }

  return (
    <form ref={form} onSubmit={onSubmit(run)} noValidate aria-label="Variants" className="grid gap-4">
      <LeaveGuard when={changed > 0 && !busy} onLeave={() => setDrafts({})} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="font-sans text-lg font-semibold">
          {formatCount(variants.length)} {variants.length === 1 ? 'variant' : 'variants'}
        </h3>
        <SelectField
          label="Show"
          value={value}
          placeholder="All"
          options={[
            ...(linked ? [{ value: linked.id, label: describeVariant(linked.options) }] : []),
            ...(low.length > 0 || value === LOW_VARIANTS
              ? [{ value: LOW_VARIANTS, label: `Low on stock (${formatCount(low.length)})` }]
              : []),
            ...values.map((one) => ({ value: one, label: one })),
          ]}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </div>
      <FillDown
        count={shownVariants.length}
        of={
          value === LOW_VARIANTS
            ? 'low stock'
            : linked?.id === value
              ? describeVariant(linked.options)
              : value.slice(value.indexOf(': ') + 2)
        }
        pictures={listPictures(product)}
        onFill={(field, typed) => {
          if (MORE_FIELDS.some((one) => one === field)) setMore(true);
          setDrafts((before) => typeFields(before, shownVariants, { [field]: typed }));
        }}
      />
      <Checkbox
        label="Barcode and weight"
        checked={hasMore}
        onChange={({ currentTarget }) => setMore(currentTarget.checked)}
      />
      {clashes.length > 0 && (
        <VariantConflicts
          clashes={clashes}
          onChoose={(clash, isMine) => setDrafts((before) => settleClash(before, clash, isMine))}
        />
      )}
      <VariantHeads hasMore={hasMore} />
      <ul className="divide-y divide-line border-y border-line xl:-mt-3">
        {shownVariants.slice(0, limit).map((variant) => (
          <VariantRow
            key={variant.id}
            product={product}
            variant={variant}
            draft={readVariantDraft(variant, drafts)}
            hasMore={hasMore}
            pictures={listPictures(product)}
            errors={{ ...typedErrors, ...fieldErrors }}
            onChange={change}
          />
        ))}
      </ul>
      {shownVariants.length === 0 && <p className="text-muted">No variant is low on stock.</p>}
      {shownVariants.length > limit && (
        <Button onClick={() => setLimit(limit + SHOWN)} className="justify-self-center">
          Show {formatCount(Math.min(SHOWN, shownVariants.length - limit))} more of{' '}
          {formatCount(shownVariants.length)}
        </Button>
      )}
      {problem && !problem.failure.variants && Object.keys(fieldErrors).length === 0 && (
        <p role="alert" className="text-sm text-bad">
          {problem.message}
        </p>
      )}
      <div className="sticky bottom-0 flex items-center justify-end gap-4 border-t border-line bg-surface py-3">
        <p role="status" className="text-sm text-muted">
          {changed > 0 ? `${formatCount(changed)} not saved yet` : ''}
        </p>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving..." unavailable={changed === 0}>
          Save variants
        </Button>
      </div>
    </form>
  );
}

function isTyped(drafts: Drafts, field: keyof VariantDraft): boolean {
  return Object.values(drafts).some(({ typed }) => field in typed);
}

function listPictures({ image, gallery }: WireStaffProduct): string[] {
  return [...new Set([image, ...gallery])];
}

/** The failure with its messages at the rows: 'variants.3.sku' and 'stock' belong to sent variants. */
function byVariant(error: unknown, sent: readonly { id: string }[]): unknown {
  if (!(error instanceof ApiError)) return error;
  // A question about changes of somebody else is above the grid, once it is read again.
  if (error.failure.variants) return new ApiError(error.status, { ...error.failure, fields: undefined });
  const fields = Object.entries(error.failure?.fields ?? {}).map(([path, message]) => {
    const [, place, field] = /^variants\.(\d+)\.(.+)$/.exec(path) ?? [];
    const id = sent[Number(place ?? 0)]?.id ?? '';
    return [`${id}.${field ?? path}`, message] as const;
  });
  return fields.length > 0 ? invalid(Object.fromEntries(fields)) : error;
}
