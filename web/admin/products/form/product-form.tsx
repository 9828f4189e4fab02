import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { WireStaffProduct } from '#contract/product-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LeaveGuard } from '../../screen/leave-guard.tsx';
import { BasicFields } from './basic-fields.tsx';
import { ColorList } from './color-list.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DetailFields } from './detail-fields.tsx';
import { FeatureList } from './feature-list.tsx';
import { GallerySection } from './gallery/gallery-section.tsx';
import type { Suggestions } from './load-product.ts';
import { PropertyList } from './property-list.tsx';
import { RequiredOption } from './required-option.tsx';
import { SaleFields } from './sale-fields.tsx';
import { SpecificationList } from './specification-list.tsx';
import { TextList } from './text-list.tsx';
import { useProductForm } from './use-product-form.ts';

type Props = {
  title: string;
  /** Null: a new one. */
  saved: WireStaffProduct | null;
  suggestions: Suggestions;
  onClose: () => void;
  /** Resolves once the form is left. */
  onSaved: () => Promise<void>;
};

/** Every field of a product (spec 2, 5). */
export function ProductForm({ title, saved, suggestions, onClose, onSaved }: Props) {
  const product = useProductForm(saved, onSaved);
  const { form, values, busy, isDirty, isNew } = product;
  const id = useId();
  const { featured } = suggestions;
  const othersFeatured = featured === null ? null : featured - (saved?.featured ? 1 : 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={saved && <ShopLink id={saved._id} />}
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
        {product.isRestored && isDirty && <RestoredNote onDiscard={product.discard} />}
        <ConflictNotice product={product} />
        <Section title="Basics">
          <BasicFields product={product} suggestions={suggestions} />
        </Section>
        <Section title="Price and stock">
          <SaleFields product={product} othersFeatured={othersFeatured} />
        </Section>
        <Section title="Pictures" text="The first one is the main picture.">
          <GallerySection product={product} />
        </Section>
        <Section title="Colors" text="The surcharge is added to the price.">
          <ColorList product={product} templates={suggestions.colors} />
          <RequiredOption product={product} list="color" count={values.colors.length} />
        </Section>
        <Section title="Sizes">
          <TextList product={product} field="sizes" label="Size" noun="size" />
          <RequiredOption product={product} list="size" count={values.sizes.length} />
        </Section>
        <Section title="Memory">
          <TextList product={product} field="memory" label="Memory" noun="memory" />
          <RequiredOption product={product} list="memory" count={values.memory.length} />
        </Section>
        <Section title="Properties" text="Anything else a shopper can choose, such as an engraving.">
          <PropertyList product={product} />
        </Section>
        <Section title="Specifications">
          <SpecificationList product={product} templates={suggestions.specifications} />
        </Section>
        <Section title="Features">
          <FeatureList product={product} templates={suggestions.features} />
        </Section>
        <Section title="Details" text="Shown where there are no specifications.">
          <DetailFields product={product} />
        </Section>
      </form>
    </Dialog>
  );
}

function ShopLink({ id }: { id: string }) {
  return (
    <Link
      to={`/user/products/${encodeURIComponent(id)}`}
      target="_blank"
      rel="noopener"
      className="text-sm underline underline-offset-4"
    >
      See it in the shop
    </Link>
  );
}

function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-info-soft py-2 pr-2 pl-5 text-info"
    >
      <span className="grow">What you typed before is still here.</span>
      <Button size="sm" onClick={onDiscard}>
        Discard it
      </Button>
    </p>
  );
}

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
