import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useState } from 'react';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { useShopDetails } from '../layout/shop-details.ts';

/** Milliseconds before the map appears (spec 9). */
const DELAY = 1_000;

/** A drawn map, without external requests, and a link to a real one. */
export function ShopMap() {
  const { name, address } = useShopDetails();
  const isThere = useIsAfter(DELAY);
  const place = address.join(', ');
  return (
    <section
      aria-label="Location"
      className="mt-6 overflow-hidden rounded-xl border border-line bg-sunken noscript:hidden"
    >
      <div className="relative grid h-72 place-items-center sm:h-80">
        {isThere ? <Streets /> : <Spinner label="Loading map..." showLabel />}
        {isThere && (
          <p className="absolute inset-x-4 bottom-4 mx-auto max-w-md rounded-lg bg-raised px-5 py-4 shadow-md">
            <span className="flex items-start gap-3">
              <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
              <span>
                {/* Truncated here: the full text is beside the map. */}
                <span className="line-clamp-2 font-semibold">{name}</span>
                <span className="line-clamp-3 text-muted">{place}</span>
                <a
                  href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
                  rel="noreferrer"
                  className="tap mt-1 inline-block underline decoration-mark decoration-2 underline-offset-4"
                >
                  Open a map
                </a>
              </span>
            </span>
          </p>
        )}
      </div>
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

/** A generic drawing, not a real place. */
function Streets() {
  return (
    <svg
      viewBox="0 0 800 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path d="M0 250 C180 200 260 320 430 280 S700 220 800 260 V320 H0Z" className="fill-info-soft" />
      <rect x="470" y="40" width="150" height="100" rx="14" className="fill-good-soft" />
      <g className="stroke-surface" strokeWidth="14" fill="none">
        <path d="M-20 90 L820 40 M-20 190 L820 150 M120 -20 L180 340 M330 -20 L360 340 M560 -20 L600 340 M700 -20 L760 340" />
      </g>
      <g className="stroke-line" strokeWidth="2" fill="none">
        <path d="M240 -20 L268 340 M440 -20 L470 340 M-20 140 L820 96" />
      </g>
      <circle cx="396" cy="118" r="26" className="fill-mark opacity-30" />
      <circle cx="396" cy="118" r="10" className="fill-mark" />
    </svg>
  );
}
