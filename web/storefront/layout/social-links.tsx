import { createContext, use } from 'react';
import type { PageTexts } from '#domain/page-texts/page-texts.ts';

/** Loaded by the layout. */
export const SocialLinksContext = createContext<PageTexts<'footer'>['social']>([]);

/** The shop elsewhere; a place without an address is a placeholder (specification, section 2). */
export function SocialLinks({ className }: { className: string }) {
  const places = use(SocialLinksContext);
  if (places.length === 0) return null;
  return (
    <ul aria-label="Social media" className={`flex flex-wrap gap-x-6 gap-y-2 ${className}`}>
      {places.map(({ name, address }) => (
        <li key={name}>
          {address ? (
            <a href={address} rel="noreferrer" className="underline-offset-4 hover:underline">
              {name}
            </a>
          ) : (
            // biome-ignore lint/a11y/useValidAnchor: without a URL it is HTML's placeholder for a link.
            <a role="link" aria-disabled="true" title="Not open yet">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
