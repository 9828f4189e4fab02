import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { listProductCards } from '#contract/calls/products.ts';
import type { WireRelatedProduct } from '#contract/product-schemas.ts';
import { formatCount } from '#domain/counts.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { moveItem } from '../lists/move-item.ts';

/** Products offered at a time. */
const OFFERED = 12;

/** The availability is known of some products only. */
type Choice = Omit<WireRelatedProduct, 'availability'> & { availability?: boolean };

interface ChosenProductsProps<Product extends Choice> {
  products: readonly Product[];
  onChange: (products: (Product | WireRelatedProduct)[]) => void;
  /** The path of the field, where its error is shown. */
  field: string;
  error: string | undefined;
  /** The meaning of their order: 'in the order of the page'. */
  order: string;
  /** The largest number of products. */
  most?: number;
  /** The product that cannot be chosen. */
  except?: string | undefined;
  /** Returns the note about a product, or null. */
  noteOf?: (product: Product) => string | null;
}

/** Products that staff choose by searching, in an order that they change by buttons. */
export function ChosenProducts<Product extends Choice>({
  products,
  onChange,
  field,
  error,
  order,
  most = Number.POSITIVE_INFINITY,
  except,
  noteOf = () => null,
}: ChosenProductsProps<Product>) {
  const [announcement, setAnnouncement] = useState('');
  const [offered, setOffered] = useState<readonly WireRelatedProduct[]>([]);
  const isFull = products.length >= most;

  async function search(text: string, signal: AbortSignal) {
    const query = { search: text, sort: 'name' as const, limit: OFFERED };
    const { body } = await browserApi(listProductCards, { query }, { signal });
    const offered = body.map(
      ({ _id, name, image, brand, price, discountPrice, priceRange, availability }) => ({
        _id,
        name,
        image,
        brand,
        price: priceRange?.min ?? discountPrice ?? price,
        availability,
      }),
    );
    setOffered(offered);
    return offered
      .filter(({ _id }) => _id !== except && !products.some((product) => product._id === _id))
      .map(({ _id, name, brand, price }) => ({
        value: _id,
        label: name,
        hint: `${brand}, ${formatMoney(price)}`,
      }));
  }

  function add(id: string) {
    const product = offered.find(({ _id }) => _id === id);
    if (!product || isFull || products.some(({ _id }) => _id === id)) return;
    onChange([...products, product]);
    setAnnouncement(`${product.name} was added.`);
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= products.length) return;
    onChange(moveItem(products, from, to));
    setAnnouncement(`${products[from]?.name} is now ${to + 1} of ${products.length}.`);
  }

  function remove({ _id, name }: Product) {
    onChange(products.filter((product) => product._id !== _id));
    setAnnouncement(`${name} was removed.`);
  }

  return (
    <div className="grid gap-3">
      <Combobox
        label="Add a product"
        placeholder="Search products..."
        data-field={field}
        hint={isFull ? `At most ${most} products. Remove one to add another.` : undefined}
        error={error}
        search={search}
        value={null}
        onChange={(option) => option && add(option.value)}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <p className="numeric text-sm text-muted">
        {products.length === 0
          ? 'Nothing is chosen yet.'
          : `${formatCount(products.length)} product(s), ${order}.`}
      </p>
      {products.length > 0 && (
        <ol aria-label="Chosen products" className="divide-y divide-line rounded-xl border border-line">
          {products.map((product, place) => (
            <li key={product._id} className="flex flex-wrap items-center gap-x-3 px-3 py-2">
              <ProductPicture src={product.image} sizes="3rem" className="size-12 rounded-md object-cover" />
              <span className="min-w-44 grow basis-0">
                <span className="block wrap-anywhere">{product.name}</span>
                <span className="block text-sm text-muted">{`${product.brand}, ${formatMoney(product.price)}`}</span>
                <Note text={noteOf(product)} />
              </span>
              <span className="ml-auto flex shrink-0">
                <IconButton
                  label={`Move ${product.name} up`}
                  size="sm"
                  aria-disabled={place === 0}
                  className={MUTED}
                  onClick={() => move(place, place - 1)}
                >
                  <ArrowUp aria-hidden="true" className="size-4.5" />
                </IconButton>
                <IconButton
                  label={`Move ${product.name} down`}
                  size="sm"
                  aria-disabled={place === products.length - 1}
                  className={MUTED}
                  onClick={() => move(place, place + 1)}
                >
                  <ArrowDown aria-hidden="true" className="size-4.5" />
                </IconButton>
                <IconButton label={`Remove ${product.name}`} size="sm" onClick={() => remove(product)}>
                  <X aria-hidden="true" className="size-4.5" />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Note({ text }: { text: string | null }) {
  return text && <span className="block text-sm text-warn">{text}</span>;
}

/** Not `disabled`, which would drop the focus of a keyboard user at either end. */
const MUTED = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40';
