import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ShopLogo, ShopMark } from '#web/shared/shop-logo.tsx';
import { useShopName } from '#web/shop-name.ts';
import { Card } from '#web/ui/layout/card.tsx';

type Props = { title: string; text: string; children: ReactNode };

/** The frame of the pages before the sign-in. */
export function SignInFrame({ title, text, children }: Props) {
  const shopName = useShopName();
  return (
    <div className="relative isolate grid min-h-dvh grid-cols-1 place-items-center overflow-hidden bg-paper px-4 py-10">
      <ShopMark
        name={shopName}
        className="absolute -right-[22vmin] -bottom-[30vmin] -z-10 w-[90vmin] opacity-90"
      />
      <div className="w-full max-w-md">
        <header className="mb-6">
          <Link to="/" reloadDocument className="inline-block rounded-md p-1.5 text-2xl">
            <ShopLogo name={shopName} />
          </Link>
        </header>
        <Card as="main" className="wrap-anywhere shadow-md sm:p-8">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-2 mb-6 text-muted">{text}</p>
          {children}
          <noscript>
            <p className="mt-4 text-sm text-bad">
              The back office needs JavaScript. Please turn it on and reload.
            </p>
          </noscript>
        </Card>
      </div>
    </div>
  );
}
