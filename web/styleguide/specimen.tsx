import type { ReactNode } from 'react';

/** One example with its name above it. */
export function Specimen({ title, children, wide }: { title: string; children: ReactNode; wide?: boolean }) {
  return (
    <div className={wide ? 'col-span-full' : undefined}>
      <h3 className="mb-3 text-sm font-semibold text-muted">{title}</h3>
      {children}
    </div>
  );
}

/** Examples beside each other where there is room. */
export function Specimens({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-10 gap-y-10 md:grid-cols-2">{children}</div>;
}

/** Small things in a row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
