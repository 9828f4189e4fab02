import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HAS_HERO_PICTURE, HeroPicture, type WrittenPicture } from '#web/shared/hero-picture.tsx';
import { ShopLogo, ShopMark } from '#web/shared/shop-logo.tsx';
import { useShopName } from '../../shop-name.ts';
import { Container } from '../../ui/layout/container.tsx';

type Props = { children: ReactNode; picture: WrittenPicture | undefined };

/** A page outside the storefront's layout: text beside or above a picture. */
export function LandingFrame({ children, picture }: Props) {
  const hasPicture = picture !== undefined || HAS_HERO_PICTURE;
  const shopName = useShopName();
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <Container as="header" className="pt-8 lg:pt-12">
        <Link to="/" className="-m-2 inline-block rounded-md p-2 text-2xl sm:text-3xl">
          <ShopLogo name={shopName} />
        </Link>
      </Container>
      <Container
        as="main"
        className={`flex grow flex-col justify-center py-12 portrait:pt-8 ${hasPicture ? 'portrait:pb-20' : 'portrait:pb-[66vw]'}`}
      >
        <div className={hasPicture ? 'landscape:max-w-[40vw]' : 'max-w-152 landscape:max-lg:max-w-[50vw]'}>
          {children}
        </div>
      </Container>
      {hasPicture ? (
        <Still shopName={shopName} picture={picture} />
      ) : (
        <ShopMark name={shopName} className={`in-bloom ${FLOWER}`} />
      )}
    </div>
  );
}

function Still({ shopName, picture }: Pick<Props, 'picture'> & { shopName: string }) {
  return (
    <div className="relative portrait:mt-auto landscape:absolute landscape:inset-y-0 landscape:right-0 landscape:w-[54vw]">
      <div className="size-full overflow-hidden bg-sunken portrait:aspect-4/5 portrait:max-h-[70dvh]">
        <HeroPicture
          uprightWhen="(orientation: portrait) or (aspect-ratio < 1.9)"
          sizes="(orientation: portrait) 100vw, 54vw"
          written={picture}
          className="size-full"
        />
      </div>
      <ShopMark
        name={shopName}
        className="in-bloom absolute top-0 right-6 w-24 -translate-y-1/2 landscape:top-auto landscape:right-auto landscape:bottom-[9%] landscape:left-0 landscape:w-[13vw] landscape:-translate-x-1/2 landscape:translate-y-0"
      />
    </div>
  );
}

// Half outside of the screen: at the bottom in portrait, else at the right.
const FLOWER =
  'absolute -z-10 portrait:-right-[22vw] portrait:-bottom-[56vw] portrait:w-[125vw] landscape:top-1/2 ' +
  'landscape:-right-[26vw] landscape:w-[66vw] landscape:-translate-y-1/2 landscape:lg:-right-[20vw]';
