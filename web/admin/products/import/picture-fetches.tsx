import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { type PictureFetches as Fetches, retryPictureFetches } from '#contract/calls/product-import.ts';
import { formatCount } from '#domain/counts.ts';
import { browserApi, type Loaded } from '#web/data.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { productHref } from '../product-href.ts';
import { Rows } from './import-tables.tsx';

/** Milliseconds between two looks while pictures are fetched. */
const LOOK_AGAIN = 3_000;

/** The progress of fetching the pictures of imported products; nothing before the first import. */
export function PictureFetches({ fetches }: { fetches: Loaded<Fetches> }) {
  useLookingAgain(fetches.ok && fetches.data.waiting > 0);
  if (fetches.ok && fetches.data.stored + fetches.data.waiting + fetches.data.failed === 0) return null;
  return (
    <Card as="section" aria-labelledby="pictures-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="pictures-title" className="text-xl">
        Pictures of imported products
      </h2>
      {fetches.ok ? (
        <Progress fetches={fetches.data} />
      ) : (
        <ErrorState
          title="Failed to fetch the pictures' progress"
          text={fetches.message}
          retryLabel="Retry"
          retryHref="/admin/products/import"
          level={3}
        />
      )}
    </Card>
  );
}

function Progress({ fetches: { stored, waiting, failed, problems } }: { fetches: Fetches }) {
  const { formatDateTime } = useDates();
  const retry = useMutation(() => browserApi(retryPictureFetches, {}), {
    success: 'The pictures are fetched again',
    failure: 'Failed to try again.',
  });
  return (
    <>
      <p className="max-w-prose text-sm text-muted">
        They are fetched from their addresses in the background, and stay there until the shop has them.
      </p>
      <ProgressBar label={progressText(stored, waiting)} percent={(100 * stored) / (stored + waiting || 1)} />
      {problems.length > 0 && (
        <Rows
          title="Not fetched"
          columns={['Product', 'Address', 'Reason', 'Next try']}
          rows={problems}
          extra={
            failed > 0 && (
              <Button busy={retry.busy} onClick={() => void retry.run()}>
                {failed === 1 ? 'Try 1 picture again' : `Try ${formatCount(failed)} pictures again`}
              </Button>
            )
          }
        >
          {({ address, productId, name, reason, nextTryAt }) => (
            <DataRow key={`${productId} ${address}`}>
              <DataCell names card="line" className="text-start font-medium wrap-anywhere">
                {name ? <TextLink to={productHref(productId)}>{name}</TextLink> : productId}
              </DataCell>
              <DataCell card="line" className="text-start text-muted wrap-anywhere">
                {address}
              </DataCell>
              <DataCell card="line" className="text-start wrap-anywhere">
                {reason}
              </DataCell>
              <DataCell label="Next try" className="text-muted">
                {nextTryAt ? formatDateTime(nextTryAt) : 'Given up'}
              </DataCell>
            </DataRow>
          )}
        </Rows>
      )}
    </>
  );
}

/** '12 of 40 pictures are in the shop' */
function progressText(stored: number, waiting: number): string {
  const all = stored + waiting;
  return `${formatCount(stored)} of ${formatCount(all)} ${all === 1 ? 'picture is' : 'pictures are'} in the shop`;
}

/** Loads the data of the screen again and again while it changes. */
function useLookingAgain(isChanging: boolean): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    if (!document.hidden) void revalidate();
  });
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(() => look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isChanging]);
}
