import CloudAlert from 'lucide-react/icons/cloud-exclamation-point';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { ButtonLink } from '../actions/button-link.tsx';
import type { HeadingLevel } from '../layout/heading.tsx';
import { StateNotice } from './state-notice.tsx';

export interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  retryLabel?: string | undefined;
  level?: HeadingLevel | undefined;
  onRetry?: (() => void) | undefined;
  /** URL to retry; loads the document, which helps even if a script failed. */
  retryHref?: string | undefined;
}

export function ErrorState({
  title,
  text,
  retryLabel = 'Try again',
  level,
  onRetry,
  retryHref,
}: ErrorStateProps) {
  return (
    <StateNotice
      role="alert"
      icon={<CloudAlert className="size-10" strokeWidth={1.25} />}
      title={title}
      text={text}
      level={level}
      action={retryAction()}
    />
  );

  function retryAction() {
    if (onRetry) return <Button onClick={onRetry}>{retryLabel}</Button>;
    if (retryHref === undefined) return undefined;
    return (
      <ButtonLink to={retryHref} reloadDocument>
        {retryLabel}
      </ButtonLink>
    );
  }
}
