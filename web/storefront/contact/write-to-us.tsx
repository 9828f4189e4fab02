import { Mail } from 'lucide-react';
import { buttonClasses } from '../../ui/button-style.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useShopDetails } from '../layout/shop-details.ts';

/** The quickest way: an e-mail. For an order there is a quicker one still. */
export function WriteToUs() {
  const { email } = useShopDetails();
  return (
    <section
      aria-labelledby="write"
      className="flex flex-col items-start rounded-xl bg-accent-soft p-6 sm:p-10 lg:p-12"
    >
      <h2 id="write" className="text-3xl">
        Write to us
      </h2>
      <p className="mt-4 max-w-104 text-lg">
        Tell us what it is about, and your order ID if you have one. We reply within 24 hours.
      </p>
      <a
        href={email.href}
        className={buttonClasses({ variant: 'primary', size: 'lg' }, 'mt-8 max-w-full break-all')}
      >
        <Mail aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {email.text}
      </a>
      <p className="mt-auto pt-12">
        Looking for a parcel? <TextLink to="/user/track-order">Track your order</TextLink>, at any hour.
      </p>
    </section>
  );
}
