import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useState } from 'react';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { useShopDetails } from '../shop-details.ts';

/** Milliseconds before the place appears (specification, section 9). */
const DELAY = 1_000;

/** The place of the shop, with a link to a map: a map of another company would learn of each visitor. */
export function ShopMap() {
  const { name, address } = useShopDetails();
  const isThere = useIsAfter(DELAY);
  const place = address.join(', ');
  return (
    <section
      aria-label="Location"
      className="mt-6 grid min-h-36 items-center rounded-xl border border-line bg-sunken px-6 py-6 sm:px-10 noscript:hidden"
    >
      {isThere ? (
        <p className="flex items-start gap-4">
          <MapPin aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent-ink" />
          <span className="min-w-0">
            {/* Truncated here: the full text is above. */}
            <span className="line-clamp-2 font-semibold">{name}</span>
            <span className="line-clamp-3 text-muted">{place}</span>
            <a
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
              rel="noreferrer"
              className="tap mt-2 inline-block underline decoration-mark decoration-2 underline-offset-4"
            >
              Open a map
            </a>
          </span>
        </p>
      ) : (
        <Spinner label="Loading map..." showLabel />
      )}
    </section>
  );
}

function useIsAfter(milliseconds: number): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isAfter;
}
