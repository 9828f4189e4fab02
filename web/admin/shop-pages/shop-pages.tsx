import FileText from 'lucide-react/icons/file-text';
import { listStaffPages } from '#contract/calls/staff-shop-pages.ts';
import type { WireStaffPageRow } from '#contract/shop-page-schemas.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import { StorefrontTabs } from '../screen/storefront-tabs.tsx';
import type { Route } from './+types/shop-pages';

async function load({ api }: LoadArgs) {
  return await loadPage(api(listStaffPages, {}).then(({ body }) => body));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Pages');

/** The pages that staff added, and the four policies. */
export default function ShopPages({ loaderData: pages }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        screen="pages"
        actions={
          <ButtonLink to="/admin/pages/new" variant="primary">
            Add Page
          </ButtonLink>
        }
      />
      <StorefrontTabs />
      {pages.ok ? (
        <Lists pages={pages.data} />
      ) : (
        <FailedToFetch what="the pages" message={pages.message} retryHref="/admin/pages" />
      )}
    </>
  );
}

function Lists({ pages }: { pages: readonly WireStaffPageRow[] }) {
  const own = pages.filter(({ policy }) => policy === undefined);
  return (
    <div className="grid gap-6">
      <Card as="section" aria-labelledby="own-pages">
        <h2 id="own-pages" className="text-xl">
          Pages
        </h2>
        {own.length === 0 ? (
          <EmptyState
            icon={<FileText className="size-7" strokeWidth={1.5} />}
            title="No pages yet."
            text="Write about how you work, how to care for what you sell, or what people ask."
          />
        ) : (
          <Rows pages={own} />
        )}
      </Card>
      <Card as="section" aria-labelledby="policies">
        <h2 id="policies" className="text-xl">
          Policies
        </h2>
        <p className="mt-1 text-sm text-muted">
          Once they are published, the footer and the checkout link to them.
        </p>
        <Rows pages={pages.filter(({ policy }) => policy !== undefined)} />
      </Card>
    </div>
  );
}

function Rows({ pages }: { pages: readonly WireStaffPageRow[] }) {
  return (
    <ul className="mt-3 divide-y divide-line">
      {pages.map((page) => (
        <li key={page.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <div className="min-w-0 grow">
            <TextLink to={`/admin/pages/${page.id}`} className="tap font-medium wrap-anywhere">
              {page.title}
            </TextLink>
            <p className="text-xs text-muted wrap-anywhere">{page.path}</p>
          </div>
          <State page={page} />
        </li>
      ))}
    </ul>
  );
}

function State({ page: { isPublished, hasDraft } }: { page: WireStaffPageRow }) {
  if (!isPublished) return <Badge tone="neutral">{hasDraft ? 'Draft' : 'Not written'}</Badge>;
  return (
    <span className="flex gap-2">
      {hasDraft && <Badge tone="warning">Draft</Badge>}
      <Badge tone="success">Published</Badge>
    </span>
  );
}
