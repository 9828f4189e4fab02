import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode; wide?: boolean; row?: boolean };

/** An example below its name; `row` puts small things beside each other. */
export function Specimen({ title, children, wide, row }: Props) {
  return (
    <div className={wide ? 'col-span-full' : undefined}>
      <h3 className="mb-3 text-sm font-semibold text-muted">{title}</h3>
      {row ? <div className="flex flex-wrap items-center gap-3">{children}</div> : children}
    </div>
  );
}

export function Specimens({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-10 gap-y-10 md:grid-cols-2">{children}</div>;
}
