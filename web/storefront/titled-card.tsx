import type { ReactNode } from 'react';
import { Card, type CardProps } from '#web/ui/layout/card.tsx';

type Props = Omit<CardProps, 'as' | 'id' | 'title'> & { id: string; title: ReactNode };

/** A card with a heading, which names its section; `id` is that of the heading. */
export function TitledCard({ id, title, children, ...card }: Props) {
  return (
    <Card as="section" aria-labelledby={id} {...card}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}
