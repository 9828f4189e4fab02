import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { WireStaffProduct } from '#contract/product-schemas.ts';
import { formatCount } from '#domain/counts.ts';
import { LIMITS } from '#domain/limits.ts';
import { PLAIN_TEXT_NAMES, PLAIN_TEXTS } from '#domain/products/plain-texts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LeaveGuard } from '../../screen/leave-guard.tsx';
import { textFieldProps } from '../../screen/text-field-props.ts';
import { productCopyHref, productStockHref, productVariantsHref } from '../product-href.ts';
import { BasicFields } from './basic-fields.tsx';
import { GallerySection } from './gallery/gallery-section.tsx';
import type { Suggestions } from './load-product.ts';
import { MoreFields } from './more-fields.tsx';
import { ParcelFields } from './parcel-fields.tsx';
import { ProductConflicts } from './product-conflicts.tsx';
import { ColorList, FeatureList, NameList, RequiredOption, SpecificationList } from './product-lists.tsx';
import { PropertyList } from './property-list.tsx';
import { RelatedFields } from './related-fields.tsx';
import { SaleFields } from './sale-fields.tsx';
import { useProductForm } from './use-product-form.ts';

type Props = {
  title: string;
  /** Null for a new product. */
  saved: WireStaffProduct | null;
  /** The product that a new one is a copy of. */
  original: WireStaffProduct | null;
  suggestions: Suggestions;
  onClose: () => void;
  /** Resolves once the form is left. */
  onSaved: () => Promise<void>;
};

/** Every field of a product (specification, sections 2 and 5). */
export function ProductForm({ title, saved, original, suggestions, onClose, onSaved }: Props) {
  const product = useProductForm(saved, onSaved, original);
  const { form, busy, isDirty, isNew } = product;
  const id = useId();
  const { search } = useLocation();
  const { featured } = suggestions;
  const othersFeatured = featured === null ? null : featured - (saved?.featured ? 1 : 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={
        saved && (
          <span className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <Link
              to={`/user/products/${encodeURIComponent(saved._id)}`}
              target="_blank"
              rel="noopener"
              className="tap underline underline-offset-4"
            >
              See it in the shop
            </Link>
            <Link to={productCopyHref(saved._id)} className="tap underline underline-offset-4">
              Duplicate
            </Link>
            <Link
              to={productStockHref(saved._id, search)}
              preventScrollReset
              className="tap underline underline-offset-4"
            >
              Stock history
            </Link>
            <Link
              to={productVariantsHref(saved._id, search)}
              preventScrollReset
              className="tap underline underline-offset-4"
            >
              {saved.options.length > 0 ? `${formatCount(saved.variants.length)} variants` : 'Variants'}
            </Link>
          </span>
        )
      }
      size="lg"
      placement="side"
      footer={
        <>
          <p
            role="status"
            className="mr-auto self-center text-sm text-muted max-sm:basis-full max-sm:empty:hidden"
          >
            {isDirty ? 'Not saved yet' : ''}
          </p>
          <Button onClick={onClose} unavailable={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyLabel="Saving...">
            {isNew ? 'Add Product' : 'Save Product'}
          </Button>
        </>
      }
    >
      <LeaveGuard when={isDirty && !busy} onLeave={product.forget} />
      <form ref={form} id={id} noValidate onSubmit={product.submit} className="grid gap-8">
        {product.isRestored && isDirty && (
          <p
            role="status"
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-info-soft py-2 pr-2 pl-5 text-info"
          >
            <span className="grow">What you typed before is still here.</span>
            <Button size="sm" onClick={product.discard}>
              Discard it
            </Button>
          </p>
        )}
        <ProductConflicts product={product} />
        <Section title="Basics">
          <BasicFields product={product} suggestions={suggestions} />
        </Section>
        <Section title="Price and stock">
          <SaleFields
            product={product}
            othersFeatured={othersFeatured}
            isCountedByVariant={(saved?.options.length ?? 0) > 0}
          />
        </Section>
        <Section title="Pictures" text={PICTURES}>
          <GallerySection product={product} />
        </Section>
        <Section title="Colors" text="The surcharge is added to the price.">
          <ColorList product={product} templates={suggestions} />
          <RequiredOption product={product} list="color" />
        </Section>
        <Section title="Sizes">
          <NameList product={product} field="sizes" label="Size" />
          <RequiredOption product={product} list="size" />
        </Section>
        <Section title="Memory">
          <NameList product={product} field="memory" label="Memory" />
          <RequiredOption product={product} list="memory" />
        </Section>
        <Section title="Properties" text="Anything else a shopper can choose, such as an engraving.">
          <PropertyList product={product} />
        </Section>
        <Section title="Specifications">
          <SpecificationList product={product} templates={suggestions} />
        </Section>
        <Section title="Features">
          <FeatureList product={product} templates={suggestions} />
        </Section>
        <Section title="Goes well with" text={RELATED}>
          <RelatedFields product={product} except={saved?._id} />
        </Section>
        <Section title="Shipping and tax">
          <ParcelFields product={product} suggestions={suggestions} />
        </Section>
        <Section title="Details" text="Shown where there are no specifications.">
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {PLAIN_TEXT_NAMES.map((name) => (
              <TextField
                key={name}
                label={PLAIN_TEXTS[name]}
                optional
                autoComplete="off"
                maxLength={LIMITS.line}
                {...textFieldProps(product, name)}
              />
            ))}
          </div>
        </Section>
        <Section title="More">
          <MoreFields product={product} suggestions={suggestions} />
        </Section>
      </form>
    </Dialog>
  );
}

const PICTURES =
  'The first one is the main picture. What each shows is for those who cannot see it, and for search engines.';

const RELATED = 'Shown below the product; what was bought together with it and its category follow.';

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="border-t border-line pt-6 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <h3 className="font-sans text-lg font-semibold">{title}</h3>
      {text && <p className="text-sm text-muted">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
