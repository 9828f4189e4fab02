import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../../screen/admin-meta.ts';
import { NoProduct } from '../no-product.tsx';
import { ProductDialog } from '../product-dialog.tsx';
import type { Route } from './+types/product-variants';
import { loadVariants } from './load-variants.ts';
import { OptionsForm } from './options-form.tsx';
import { VariantGrid } from './variant-grid.tsx';

export const loader = onServer(loadVariants);
export const clientLoader = inBrowser(loadVariants);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Variants');

/** Options and variants of a product over the list of products, full-screen on phones. */
export default function ProductVariants({ loaderData: { product } }: Route.ComponentProps) {
  if (!product.ok || product.data.deletedAt)
    return (
      <ProductDialog title="Variants" size="xl" editableId={null}>
        <NoProduct what="the variants" answered={product} />
      </ProductDialog>
    );
  const { _id, name, options, lowStock } = product.data;
  return (
    <ProductDialog title={`Variants of ${name}`} size="xl" editableId={_id}>
      <div className="grid gap-8">
        <div className="max-w-3xl">
          <OptionsForm key={JSON.stringify(options)} product={product.data} />
        </div>
        {options.length > 0 && <VariantGrid product={product.data} lowStock={lowStock} />}
      </div>
    </ProductDialog>
  );
}
