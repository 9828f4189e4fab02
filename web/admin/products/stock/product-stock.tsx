import Boxes from 'lucide-react/icons/boxes';
import { useLocation } from 'react-router';
import { formatCount } from '#domain/counts.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { adminMeta } from '../../screen/admin-meta.ts';
import { NoProduct } from '../no-product.tsx';
import { ProductDialog } from '../product-dialog.tsx';
import type { Route } from './+types/product-stock';
import { CorrectStockForm } from './correct-stock-form.tsx';
import { type LoadedStock, loadStock } from './load-stock.ts';
import { MovementList } from './movement-list.tsx';
import { movementsHref } from './movements-page.ts';
import { StockDemand } from './stock-demand.tsx';
import { VariantFilter } from './variant-filter.tsx';

export const loader = onServer(loadStock);
export const clientLoader = inBrowser(loadStock);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Stock History');

/** The stock of a product and its movements over the list of products, full-screen on phones. */
export default function ProductStock({ loaderData: { stock } }: Route.ComponentProps) {
  const product = stock.ok ? stock.data.product : null;
  return (
    <ProductDialog
      title={product ? `Stock of ${product.name}` : 'Stock History'}
      size="lg"
      editableId={product && !product.deletedAt ? product._id : null}
    >
      {stock.ok ? <StockHistory {...stock.data} /> : <NoProduct what="the stock" answered={stock} />}
    </ProductDialog>
  );
}

function StockHistory({ product, variant, demand, movements, page, pageCount }: LoadedStock) {
  const { pathname, search } = useLocation();
  const { stock } = variant ?? product;
  const createHref = (to: number) => movementsHref(pathname, search, to);
  return (
    <div className="grid gap-8">
      <section aria-label="Current stock" className="grid gap-4">
        {product.variants.length > 1 && <VariantFilter product={product} variant={variant} />}
        <p className="text-lg">
          {stock === null ? (
            'Pieces of this product are not counted. Set its stock to begin.'
          ) : (
            <>
              <strong className="numeric">{formatCount(stock)}</strong> in stock, without pieces held for
              payments.
            </>
          )}
        </p>
        {variant && variant.stock !== null && !product.deletedAt && (
          <CorrectStockForm key={variant.id} product={product} variant={variant} />
        )}
      </section>
      <StockDemand product={product} variant={variant} demand={demand} />
      <section aria-label="Movements" tabIndex={-1} className="grid gap-4">
        <h3 className="font-sans text-lg font-semibold">Movements</h3>
        {movements.length > 0 && <MovementList movements={movements} />}
        {movements.length === 0 && (
          <EmptyState
            icon={<Boxes className="size-10" strokeWidth={1.25} />}
            title={page > 1 ? 'No movements on this page.' : 'No movements yet.'}
            text={
              page > 1
                ? 'Older ones may be on an earlier page.'
                : 'Once pieces are counted, each sale and each correction is listed here.'
            }
            action={page > 1 && <TextLink to={createHref(1)}>First page</TextLink>}
            level={4}
          />
        )}
        <Pagination page={page} pageCount={pageCount} hrefOf={createHref} label="Pages of movements" />
      </section>
    </div>
  );
}
