import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { generateVariants } from '#contract/calls/variants.ts';
import type { WireStaffProduct } from '#contract/product-schemas.ts';
import { formatCount } from '#domain/counts.ts';
import { withOptions } from '#domain/products/option-words.ts';
import { optionProblems } from '#domain/products/variants/combinations.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import { planVariants } from '#domain/products/variants/plan-variants.ts';
import {
  type RenamedValue,
  renameCandidates,
  renameValues,
} from '#domain/products/variants/rename-values.ts';
import { MAX_OPTIONS, type VariantOption } from '#domain/products/variants/variant.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { readOptions, type TypedOption, typedOptions } from './typed-options.ts';

/** The options that span the variants of a product; generates missing variants. */
export function OptionsForm({ product }: { product: WireStaffProduct }) {
  const withKey = useAttemptKey();
  const current = withOptions({ ...product, variantOptions: product.options });
  const [typed, setTyped] = useState(() => typedOptions(current));
  /** Values that are not renamed, but removed for another. */
  const [replaced, setReplaced] = useState<ReadonlySet<string>>(new Set());
  const options = readOptions(typed);
  const problems = optionProblems(options);
  const candidates = renameCandidates(product.options, options);
  const renamed = candidates.filter((one) => !replaced.has(describeRenamedValue(one)));
  const plan = plannedFor(renameValues(current, renamed), options);
  const { run, busy, fieldErrors, clearErrors, problem, form } = useMutation(
    async () => {
      if (Object.keys(problems).length > 0) throw invalid(atOptions(problems));
      const body = { options, ...(renamed.length > 0 && { renamed }) };
      return await browserApi(
        generateVariants,
        { params: { id: product._id }, body },
        withKey({ ...body, version: product.version }),
      );
    },
    {
      success: ({ body }) =>
        renamed.length > 0 && body.length === 0
          ? `${product.name}: ${renamed.map(({ from, to }) => `${from} is ${to} now`).join(', ')}`
          : `${product.name}: ${countText(body.length)} added`,
      failure: 'Failed to generate the variants. Please try again.',
    },
  );

  function change(place: number, part: Partial<TypedOption>) {
    setTyped((before) => before.map((option, at) => (at === place ? { ...option, ...part } : option)));
    clearErrors(...Object.keys(fieldErrors));
  }

  return (
    <form ref={form} onSubmit={onSubmit(run)} noValidate aria-label="Options" className="grid gap-4">
      <div>
        <h3 className="font-sans text-lg font-semibold">Options</h3>
        <p className="text-sm text-muted">
          Each combination of their values has its own stock, price, SKU and picture.
        </p>
      </div>
      {typed.map((option, place) => (
        <div
          // Rows have no other identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          key={place}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <TextField
            label="Option"
            name={`options.${place}.name`}
            placeholder="Color, Size, Material …"
            autoComplete="off"
            value={option.name}
            error={fieldErrors[`options.${place}.name`]}
            onChange={({ currentTarget }) => change(place, { name: currentTarget.value })}
          />
          <TextField
            label="Values, with commas between"
            name={`options.${place}.values`}
            autoComplete="off"
            value={option.values}
            error={valuesError(fieldErrors, place)}
            onChange={({ currentTarget }) => change(place, { values: currentTarget.value })}
            className="max-sm:order-1 max-sm:col-span-2"
          />
          <IconButton
            label={`Remove option ${option.name || place + 1}`}
            onClick={() => setTyped((before) => before.filter((_, at) => at !== place))}
          >
            <X aria-hidden="true" className="size-4.5" />
          </IconButton>
        </div>
      ))}
      {candidates.map((one) => (
        <Checkbox
          key={describeRenamedValue(one)}
          label={`${one.to} is a new name of ${one.from}`}
          hint="Its variants keep stock, price, SKU and orders."
          checked={!replaced.has(describeRenamedValue(one))}
          onChange={({ currentTarget: { checked } }) =>
            setReplaced(
              (before) =>
                new Set(
                  [...before, describeRenamedValue(one)].filter(
                    (name) => !checked || name !== describeRenamedValue(one),
                  ),
                ),
            )
          }
        />
      ))}
      {(fieldErrors.options ?? problem) && (
        <p role="alert" className="text-sm text-bad">
          {fieldErrors.options ?? problem?.message}
        </p>
      )}
      {plan.removed.length > 0 && (
        <p role="status" className="rounded-lg bg-warn-soft px-4 py-3 text-sm text-warn">
          {countText(plan.removed.length)} will not be sold any more: {plan.removed.slice(0, 5).join(', ')}
          {plan.removed.length > 5 && ' …'}. Their stock stays with them and is back when the value is.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy} busyLabel="Generating...">
          {plan.added === 0 && plan.removed.length === 0
            ? 'Save options'
            : `Generate ${formatCount(plan.added)}`}
        </Button>
        {typed.length < MAX_OPTIONS && (
          <Button onClick={() => setTyped((before) => [...before, { name: '', values: '' }])}>
            Add option
          </Button>
        )}
      </div>
    </form>
  );
}

function describeRenamedValue({ option, from, to }: RenamedValue): string {
  return JSON.stringify([option, from, to]);
}

type CurrentOptions = Pick<WireStaffProduct, 'variants'> & { variantOptions: VariantOption[] };

/** Counts the variants that the typed options add, and names those that they remove. */
function plannedFor(product: CurrentOptions, options: VariantOption[]) {
  if (Object.keys(optionProblems(options)).length > 0) return { added: 0, removed: [] };
  const planned = planVariants(product.variants, product.variantOptions, options);
  if (!planned.ok) return { added: 0, removed: [] };
  const names = new Map(
    product.variants.map(({ id, options, sku }) => [id, describeVariant(options) || sku]),
  );
  const { added, removed } = planned.plan;
  // The variant of a product without options becomes the first combination.
  const isFirst = product.variantOptions.length === 0 && options.length > 0;
  return { added: added.length + (isFirst ? 1 : 0), removed: removed.map((id) => names.get(id) ?? id) };
}

function atOptions(problems: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => [path ? `options.${path}` : 'options', message]),
  );
}

/** The errors of the values together, or of one of them. */
function valuesError(errors: Record<string, string | undefined>, place: number): string | undefined {
  const path = `options.${place}.values`;
  return Object.entries(errors).find(([name]) => name === path || name.startsWith(`${path}.`))?.[1];
}

function countText(count: number): string {
  return count === 1 ? '1 variant' : `${formatCount(count)} variants`;
}
