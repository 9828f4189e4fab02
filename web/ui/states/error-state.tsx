import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../actions/button-link.tsx';
import type { HeadingLevel } from '../layout/heading.tsx';
import { LineDrawing } from '../pictures/line-drawing.tsx';
import { StateNotice } from './state-notice.tsx';

export interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  retryLabel?: string | undefined;
  level?: HeadingLevel | undefined;
  /** URL to retry, this page by default; loads the document, which helps even if a script failed. */
  retryHref?: string | undefined;
}

export function ErrorState({
  title,
  text,
  action,
  retryLabel = 'Try again',
  level,
  retryHref,
}: ErrorStateProps) {
  const { pathname, search } = useLocation();
  return (
    <StateNotice
      role="alert"
      icon={<LineDrawing path={CLOUD_ALERT} strokeWidth={1.25} className="size-10" />}
      title={title}
      text={text}
      level={level}
      action={
        <>
          {action}
          <ButtonLink to={retryHref ?? pathname + search} reloadDocument>
            {retryLabel}
          </ButtonLink>
        </>
      }
    />
  );
}

const CLOUD_ALERT = 'M12 12v4m0 4h.01M8.128 16.949A7 7 0 1 1 15.71 8h1.79a1 1 0 0 1 0 9h-1.642';
