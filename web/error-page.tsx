import { isRouteErrorResponse, useRouteError } from 'react-router';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { ShopLogo } from '#web/shared/shop-logo.tsx';
import { ButtonLink } from './ui/actions/button-link.tsx';
import { Container } from './ui/layout/container.tsx';

/** Shown when a page cannot be rendered (specification, section 8). Contains nothing of the error itself. */
export function ErrorPage({ loaderData }: { loaderData?: { shopName?: string } | undefined }) {
  const error = useRouteError();
  const shopName = loaderData?.shopName ?? DEFAULT_SHOP_NAME;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Container className="flex min-h-dvh flex-col py-8">
      <title>{`Unexpected Application Error! – ${shopName}`}</title>
      <p className="text-2xl">
        <ShopLogo name={shopName} />
      </p>
      <main className="flex grow flex-col items-start justify-center gap-6 py-12">
        <p className="text-muted">Error {status}</p>
        <h1 className="text-4xl">Unexpected Application Error!</h1>
        <p className="max-w-prose text-lg text-muted">
          This page could not be shown. Nothing you ordered or paid is lost. Please try again in a moment.
        </p>
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
