import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { Logo, MarigoldMark, type MarkProps } from '#web/ui/pictures/logo.tsx';

type Props = MarkProps & { name: string };

/** The name of the shop; that of Marigold has its flower. */
export function ShopLogo({ name, className }: Props) {
  return <Logo name={name} hasFlower={name === DEFAULT_SHOP_NAME} className={className} />;
}

/** The flower alone, decorative; nothing in a shop with another name. */
export function ShopMark({ name, className }: Props) {
  return name === DEFAULT_SHOP_NAME ? <MarigoldMark className={className} /> : null;
}
