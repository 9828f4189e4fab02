import { use } from 'react';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { Logo, MarigoldMark, type MarkProps } from '#web/ui/pictures/logo.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { LooksContext } from './looks-context.ts';

type Props = MarkProps & { name: string };

type LogoProps = Props & {
  /** True on a ground that is dark in both schemes. */
  onNight?: boolean;
};

/** The logo of the shop, or its name; that of Marigold has its flower. */
export function ShopLogo({ name, className, onNight = false }: LogoProps) {
  const logo = use(LooksContext)?.logo;
  if (logo)
    return (
      <picture className={classNames('inline-flex', className)}>
        {!onNight && logo.dark !== logo.light && (
          <source media="screen and (prefers-color-scheme: dark)" srcSet={logo.dark} />
        )}
        <img
          srcSet={onNight ? logo.dark : logo.light}
          alt={name}
          width={logo.width}
          height={logo.height}
          className="h-[1.5em] w-auto max-w-[9em] object-contain object-left"
        />
      </picture>
    );
  return <Logo name={name} hasFlower={name === DEFAULT_SHOP_NAME} className={className} />;
}

/** The flower alone, decorative; nothing in a shop with another name or a logo. */
export function ShopMark({ name, className }: Props) {
  return useHasMark(name) ? <MarigoldMark className={className} /> : null;
}

/** True for a shop whose mark is the flower. */
export function useHasMark(name: string): boolean {
  const hasLogo = use(LooksContext)?.logo !== undefined;
  return name === DEFAULT_SHOP_NAME && !hasLogo;
}
