import { isRouteErrorResponse, useRouteError } from 'react-router';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { ShopLogo } from '#web/shared/shop-logo.tsx';
import { NUMBER_MARK, useRequestNumber } from './request-number.ts';
import { ButtonLink } from './ui/actions/button-link.tsx';
import { Container } from './ui/layout/container.tsx';

type RootData = { shopName?: string; failed?: { title: string; text: string } };

/** Shown when a page cannot be rendered (specification, section 8). Contains nothing of the error itself. */
export function ErrorPage({ loaderData }: { loaderData?: RootData | undefined }) {
  const error = useRouteError();
  const shopName = loaderData?.shopName ?? DEFAULT_SHOP_NAME;
  const { title, text } = loaderData?.failed ?? FAILED;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const number = useRequestNumber(error);
  return (
    <Container className="flex min-h-dvh flex-col py-8">
      <title>{`${title} – ${shopName}`}</title>
      <p className="text-2xl">
        <ShopLogo name={shopName} />
      </p>
      <main className="flex grow flex-col items-start justify-center gap-6 py-12">
        <p className="text-muted">Error {status}</p>
        <h1 className="text-4xl">{title}</h1>
        <p className="max-w-prose text-lg text-muted">{text}</p>
        {number !== null && (
          <p className="max-w-prose text-muted">
            If it happens again, report the number{' '}
            <strong {...NUMBER_MARK} className="font-mono whitespace-nowrap text-ink select-all">
              {number}
            </strong>
            .
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="" reloadDocument variant="primary">
            Try again
          </ButtonLink>
          <ButtonLink to="/" reloadDocument>
            Back to the start
          </ButtonLink>
        </div>
      </main>
    </Container>
  );
}

/** For when nothing could be loaded. */
const FAILED = {
  title: 'Unexpected Application Error!',
  text: 'This page could not be shown. Nothing you ordered or paid is lost. Please try again in a moment.',
};
