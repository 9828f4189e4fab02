import { useShopDetails } from './shop-details.ts';

export function FooterContact() {
  const { address, phone, email } = useShopDetails();
  return (
    <>
      <h2 className="font-sans text-base font-semibold">Visit, call or write</h2>
      <address className="mt-4.5 text-on-night-muted not-italic">
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a href={phone.href} className={`mt-3 ${LINK}`}>
          {phone.text}
        </a>
        <a href={email.href} className={LINK}>
          {email.text}
        </a>
      </address>
    </>
  );
}

const LINK =
  'flex min-h-11 w-fit items-center wrap-anywhere underline-offset-4 transition-colors hover:text-on-night hover:underline pointer-fine:min-h-9';
