import CloudAlert from 'lucide-react/icons/cloud-exclamation-point';
import type { ReactNode } from 'react';
import { ButtonLink } from '../actions/button-link.tsx';
import type { HeadingLevel } from '../layout/heading.tsx';
import { StateNotice } from './state-notice.tsx';

export interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  retryLabel?: string | undefined;
  level?: HeadingLevel | undefined;
  /** URL to retry; loads the document, which helps even if a script failed. */
  retryHref: string;
}

export function ErrorState({
  title,
  text,
  action,
  retryLabel = 'Try again',
  level,
  retryHref,
}: ErrorStateProps) {
  return (
    <StateNotice
      role="alert"
      icon={<CloudAlert className="size-10" strokeWidth={1.25} />}
      title={title}
      text={text}
      level={level}
      action={
        <>
          {action}
          <ButtonLink to={retryHref} reloadDocument>
            {retryLabel}
          </ButtonLink>
        </>
      }
    />
  );
}
