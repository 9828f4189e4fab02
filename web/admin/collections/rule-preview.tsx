import { useEffect, useState } from 'react';
import { previewCollection } from '#contract/calls/staff-collections.ts';
import type { CallOutput } from '#contract/define-call.ts';
import { ruleProblems } from '#domain/collections/check-collection.ts';
import { formatCount } from '#domain/counts.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { type RuleValues, valuesToRule } from './collection-form-values.ts';

/** Milliseconds after the last change. */
const PAUSE = 300;

type Preview = { of: string; result: CallOutput<typeof previewCollection> | 'failed' };

/** Previews the products that the rule finds while it is typed: their number, and the newest of them. */
export function RulePreview({ values }: { values: RuleValues }) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const rule = JSON.stringify(valuesToRule(values));
  const isWrong = Object.keys(ruleProblems(valuesToRule(values))).length > 0;

  useEffect(() => {
    if (isWrong) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      browserApi(previewCollection, { body: { rule: JSON.parse(rule) } }, { signal: controller.signal })
        .then(({ body }) => setPreview({ of: rule, result: body }))
        .catch(() => !controller.signal.aborted && setPreview({ of: rule, result: 'failed' }));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [rule, isWrong]);

  const result = isWrong ? null : preview?.result;
  return (
    <section aria-label="Preview" className="rounded-xl bg-sunken p-4">
      <p role="status" className="numeric font-medium">
        {result == null && (isWrong ? 'What the rule finds appears here.' : 'Counting…')}
        {result === 'failed' && 'The preview failed. Saving still works.'}
        {result && result !== 'failed' && describe(result.count)}
      </p>
      {result && result !== 'failed' && (
        <ul
          className={classNames(
            'mt-3 grid grid-cols-4 gap-3 sm:grid-cols-8',
            preview?.of !== rule && 'opacity-50',
          )}
        >
          {result.products.map(({ _id, name, image, price }) => (
            <li key={_id} className="min-w-0 text-xs">
              <ProductPicture
                src={image}
                sizes="6rem"
                className="aspect-square w-full rounded-md object-cover"
              />
              <span className="mt-1 block truncate" title={name}>
                {name}
              </span>
              <span className="numeric block text-muted">{formatMoney(price)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function describe(count: number): string {
  if (count === 0) return 'No product has all of this at the moment.';
  return count === 1 ? '1 product now' : `${formatCount(count)} products now, the newest first`;
}
