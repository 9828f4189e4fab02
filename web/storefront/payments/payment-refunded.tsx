import { useEffect, useRef } from 'react';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';

/** A refunded payment, in place of the form. */
export function PaymentRefunded({
  title,
  message,
  advice,
}: {
  title: string;
  message: string;
  advice: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="max-w-prose">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      <p className="mt-4">{message}</p>
      <p className="mt-2 text-muted">{advice}</p>
      <ButtonLink className="mt-6" to="/user/products" variant="primary">
        Browse Products
      </ButtonLink>
    </Card>
  );
}
