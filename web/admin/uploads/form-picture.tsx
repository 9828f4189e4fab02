import { useState } from 'react';
import { ProductPicture } from '#web/shared/product-picture.tsx';

type Props = { address: string; alt: string; sizes: string; whole?: boolean };

/** A picture of a form, filling its frame; its address if it cannot be shown. Needs `key={address}`. */
export function FormPicture({ address, alt, sizes, whole = false }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <p className="grid size-full place-items-center p-3 text-center text-xs text-bad wrap-anywhere">
        This picture cannot be shown: {address}
      </p>
    );
  return (
    <ProductPicture
      src={address}
      alt={alt}
      sizes={sizes}
      draggable={false}
      onError={() => setBroken(true)}
      className={whole ? 'size-full object-contain p-2' : 'size-full object-cover'}
    />
  );
}
