import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Container } from '../ui/container.tsx';
import { Logo, MarigoldMark } from '../ui/logo.tsx';

/** A screen of its own, outside the storefront: the flower in full bloom at the edge, and a few words. */
export function LandingFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <Container as="header" className="pt-8 lg:pt-12">
        <Link to="/" className="-m-2 inline-block rounded-md p-2 text-2xl sm:text-3xl">
          <Logo />
        </Link>
      </Container>
      <Container
        as="main"
        className="flex grow flex-col justify-center py-12 portrait:pt-8 portrait:pb-[66vw]"
      >
        <div className="max-w-152 landscape:max-lg:max-w-[50vw]">{children}</div>
      </Container>
      <MarigoldMark className={FLOWER} />
    </div>
  );
}

// Half out of the picture: below on upright screens, else at the right.
const FLOWER =
  'absolute -z-10 transition-transform duration-[1.4s] starting:-rotate-12 portrait:-right-[22vw] ' +
  'portrait:-bottom-[56vw] portrait:w-[125vw] landscape:top-1/2 landscape:-right-[26vw] landscape:w-[66vw] ' +
  'landscape:-translate-y-1/2 landscape:lg:-right-[20vw]';
