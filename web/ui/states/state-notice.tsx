import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../layout/heading.tsx';

export interface StateNoticeProps {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  level?: HeadingLevel | undefined;
  role?: 'alert' | undefined;
}

/** The shared layout of empty and error states. */
export function StateNotice({ title, text, icon, action, level = 2, role }: StateNoticeProps) {
  return (
    <div
      role={role}
      className="mx-auto flex max-w-form flex-col items-center px-gutter py-16 text-center compact:py-14"
    >
      {icon && (
        <span aria-hidden="true" className="mb-5 text-muted compact:mb-4">
          {icon}
        </span>
      )}
      <Heading level={level} className="font-display text-2xl font-medium compact:text-xl">
        {title}
      </Heading>
      {text && <div className="mt-3 text-muted compact:mt-2 compact:text-sm">{text}</div>}
      {action && <div className="mt-7 compact:mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
