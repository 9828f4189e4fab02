import Layers from 'lucide-react/icons/layers';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Tag from 'lucide-react/icons/tag';
import { type ProductSuggestions, suggestProducts } from '#contract/calls/suggestions.ts';
import { collectionPath } from '#domain/collections/collection.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { ProductThumbnail } from '#web/shared/product-picture.tsx';
import type { SuggestionGroup } from '#web/ui/forms/suggest-box.tsx';
import { cardPrices } from '../../pricing/card-prices.ts';

export async function suggest(typed: string, signal: AbortSignal): Promise<SuggestionGroup[]> {
  const { body } = await browserApi(suggestProducts, { query: { q: typed } }, { signal });
  return groupSuggestions(body);
}

/** Groups of products first: they are few, and lead to more products. */
export function groupSuggestions({
  corrected,
  products,
  categories,
  categoryImages,
  brands,
  collections,
}: ProductSuggestions): SuggestionGroup[] {
  const groups = [
    {
      label: 'Categories and brands',
      suggestions: [
        ...categories.map((name, place) => createSuggestion('category', name, categoryImages[place])),
        ...brands.map((name) => createSuggestion('brand', name)),
      ],
    },
    {
      label: 'Collections',
      suggestions: collections.map(({ slug, title, image }) => ({
        key: `collection ${slug}`,
        content: <SuggestedGroup kind="collection" name={title} image={image} />,
        to: collectionPath(slug),
      })),
    },
    {
      label: corrected === null ? 'Products' : `Products for “${corrected}”`,
      suggestions: products.map((product) => ({
        key: product._id,
        content: <SuggestedProduct product={product} />,
        to: `/user/products/${encodeURIComponent(product._id)}`,
      })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

function createSuggestion(kind: 'category' | 'brand', name: string, image?: string) {
  return {
    key: `${kind} ${name}`,
    content: <SuggestedGroup kind={kind} name={name} image={image} />,
    to: `/user/products?${new URLSearchParams({ [kind]: name })}`,
  };
}

const KINDS = {
  category: { Icon: LayoutGrid, label: 'Category' },
  brand: { Icon: Tag, label: 'Brand' },
  collection: { Icon: Layers, label: 'Collection' },
};

type SuggestedGroupProps = { kind: keyof typeof KINDS; name: string; image: string | undefined };

function SuggestedGroup({ kind, name, image }: SuggestedGroupProps) {
  const { Icon, label } = KINDS[kind];
  return (
    <>
      {image === undefined ? (
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-muted">
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </span>
      ) : (
        <ProductThumbnail src={image} size={44} className="size-11 rounded-md" />
      )}
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-sm text-muted">{label}</span>
      </span>
    </>
  );
}

function SuggestedProduct({ product }: { product: ProductSuggestions['products'][number] }) {
  const { current, regular, isFrom } = cardPrices(product);
  return (
    <>
      <ProductThumbnail src={product.image} size={44} className="size-11 rounded-md" />
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">{product.name}</span>
        <span className="block truncate text-sm text-muted">{product.brand}</span>
      </span>
      <span className="numeric shrink-0 text-right text-sm">
        <span className="block font-medium">
          {isFrom && 'from '}
          {formatMoney(current)}
        </span>
        {regular !== null && (
          <s className="text-muted">
            <span className="sr-only">Regular price </span>
            {formatMoney(regular)}
          </s>
        )}
      </span>
    </>
  );
}
