import type { ProductSuggestions } from '#contract/calls/suggestions.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import { browserApi } from '#web/data.ts';
import type { SuggestionGroup } from '#web/ui/forms/suggestion-list.tsx';
import { SuggestedGroup } from './suggested-group.tsx';
import { SuggestedProduct } from './suggested-product.tsx';

export async function suggest(typed: string, signal: AbortSignal): Promise<SuggestionGroup[]> {
  const { body } = await browserApi(suggestProducts, { query: { q: typed } }, { signal });
  return groupsOf(body);
}

/** Categories and brands first: they are few, and lead to more products. */
export function groupsOf({ corrected, products, categories, brands }: ProductSuggestions): SuggestionGroup[] {
  const groups = [
    {
      label: 'Categories and brands',
      suggestions: [
        ...categories.map((name) => suggestionOf('category', name)),
        ...brands.map((name) => suggestionOf('brand', name)),
      ],
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

function suggestionOf(kind: 'category' | 'brand', name: string) {
  return {
    key: `${kind} ${name}`,
    content: <SuggestedGroup kind={kind} name={name} />,
    to: `/user/products?${new URLSearchParams({ [kind]: name })}`,
  };
}
