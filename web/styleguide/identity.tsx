import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { ShopLogo } from '#web/shared/shop-logo.tsx';
import { MarigoldMark } from '#web/ui/pictures/logo.tsx';
import { Specimen, Specimens } from './specimen.tsx';

export function Identity() {
  return (
    <Specimens>
      <Specimen title="The name with its flower">
        <div className="grid min-h-40 place-items-center rounded-xl bg-sunken p-8">
          <ShopLogo name={DEFAULT_SHOP_NAME} className="text-4xl" />
        </div>
      </Specimen>
      <Specimen title="On a dark ground">
        <div className="grid min-h-40 place-items-center rounded-xl bg-night p-8 text-on-night">
          <ShopLogo name={DEFAULT_SHOP_NAME} className="text-4xl" />
        </div>
      </Specimen>
      <Specimen title="The flower alone, from 16 px up" wide>
        <div className="flex flex-wrap items-end gap-6">
          {['size-4', 'size-6', 'size-10', 'size-16', 'size-28'].map((size) => (
            <MarigoldMark key={size} className={size} />
          ))}
        </div>
      </Specimen>
    </Specimens>
  );
}
