import { type ReactNode, use } from 'react';
import type { PageTexts } from '#domain/page-texts/page-texts.ts';
import { Card } from '../../ui/layout/card.tsx';
import { SocialLinks, SocialLinksContext } from '../layout/social-links.tsx';
import { useShopDetails } from '../shop-details.ts';

type Opening = Pick<PageTexts<'contact'>, 'hours' | 'hoursNote'>;

/** Specification, section 2. */
export function ContactDetails({ opening }: { opening?: Opening }) {
  const { name, address, phone, email } = useShopDetails();
  const places = use(SocialLinksContext);
  return (
    <Card
      as="section"
      aria-label="Contact details"
      padded={false}
      className="divide-y divide-line px-6 sm:px-10"
    >
      <Detail title="Address">
        <address className="not-italic">
          {name}
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Detail>
      {phone && (
        <Detail title="Phone">
          <a href={phone.href} className={LINK}>
            {phone.text}
          </a>
        </Detail>
      )}
      {email && (
        <Detail title="Email">
          <a href={email.href} className={LINK}>
            {email.text}
          </a>
        </Detail>
      )}
      {opening && opening.hours.length > 0 && (
        <Detail title="Opening hours">
          <OpeningHours {...opening} />
        </Detail>
      )}
      {places.length > 0 && (
        <Detail title="Social media">
          <SocialLinks className="text-muted" />
        </Detail>
      )}
    </Card>
  );
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 grid-cols-1 gap-y-2 py-6 sm:grid-cols-[9rem_1fr]">
      <h2 className="font-sans text-base font-semibold">{title}</h2>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

const LINK =
  'underline wrap-anywhere decoration-mark decoration-2 underline-offset-4 hover:text-accent-ink pointer-coarse:-my-2.5 pointer-coarse:inline-block pointer-coarse:py-2.5';

function OpeningHours({ hours: rows, hoursNote }: Opening) {
  return (
    <>
      <dl className="max-w-80 numeric">
        {rows.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {hoursNote && <p className="mt-2 text-sm text-muted">{hoursNote}</p>}
    </>
  );
}
