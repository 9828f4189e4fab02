import { useRef } from 'react';
import { MOST_PICTURES } from '#contract/forms/products.ts';
import type { ProductFormState } from '../use-product-form.ts';
import { AddByLink } from './add-by-link.tsx';
import { PictureList } from './picture-list.tsx';
import { UploadArea } from './upload-area.tsx';
import { UploadList } from './upload-list.tsx';

/** The pictures of a product: uploaded or linked, in the order shoppers see them. */
export function GallerySection({ product }: { product: ProductFormState }) {
  const { values, errors, uploads, link, change } = product;
  const area = useRef<HTMLInputElement>(null);
  const isFull = values.pictures.length >= MOST_PICTURES;
  return (
    <div className="grid gap-5">
      <PictureList
        pictures={values.pictures}
        onChange={(pictures) => change({ pictures })}
        onEmptied={() => area.current?.focus()}
      />
      <UploadList uploads={uploads} />
      <UploadArea
        ref={area}
        disabled={isFull}
        onFiles={(files) => uploads.add(files.slice(0, MOST_PICTURES - values.pictures.length))}
      />
      <AddByLink
        typed={link}
        disabled={isFull}
        error={errors.pictures}
        onType={product.typeLink}
        onAdd={product.addLink}
      />
    </div>
  );
}
