import { type KeyboardEvent, useRef } from 'react';
import { MAX_PICTURES } from '#contract/forms/products.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { UploadArea } from '../../../uploads/upload-area.tsx';
import { UploadList } from '../../../uploads/upload-list.tsx';
import type { ProductFormState } from '../use-product-form.ts';
import { PictureList } from './picture-list.tsx';

/** The pictures of a product, uploaded or linked, in the shop's order. */
export function GallerySection({ product }: { product: ProductFormState }) {
  const { values, errors, uploads, link, change } = product;
  const area = useRef<HTMLInputElement>(null);
  const isFull = values.pictures.length >= MAX_PICTURES;
  return (
    <div className="grid gap-5">
      <PictureList
        pictures={values.pictures}
        texts={values.pictureTexts}
        errors={errors}
        onText={(address, text) => product.changePictureText(address, text)}
        onChange={(pictures) => change({ pictures })}
        onEmptied={() => area.current?.focus()}
      />
      <UploadList uploads={uploads} />
      <UploadArea
        ref={area}
        disabled={isFull}
        onFiles={(files) => uploads.add(files.slice(0, MAX_PICTURES - values.pictures.length))}
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

type LinkProps = {
  typed: string;
  disabled: boolean;
  /** About the address, or about the pictures as a whole. */
  error: string | undefined;
  onType: (typed: string) => void;
  onAdd: () => void;
};

/** Adds a picture by its address. Only browsers fetch it, never the shop. */
function AddByLink({ typed, disabled, error, onType, onAdd }: LinkProps) {
  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter would save the product.
    event.preventDefault();
    onAdd();
  }

  return (
    <div className="flex items-start gap-2">
      <TextField
        label="Image URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={typed}
        disabled={disabled}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={addByEnter}
        error={error}
        className="min-w-0 grow"
      />
      <Button className="mt-7" disabled={disabled} onClick={onAdd}>
        Add
      </Button>
    </div>
  );
}
