import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
}

/** A `<details>`: opens without script and for find-in-page. */
export function Disclosure({ summary, children, defaultOpen }: DisclosureProps) {
  return (
    <details open={defaultOpen} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-sm py-3 font-medium compact:min-h-11 compact:py-2 compact:text-sm [&::-webkit-details-marker]:hidden">
        {summary}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-[rotate] duration-calm group-open:rotate-45"
        />
      </summary>
      <div className="max-w-prose pb-6 text-muted">{children}</div>
    </details>
  );
}
