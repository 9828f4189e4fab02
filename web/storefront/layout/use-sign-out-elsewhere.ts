import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { forgetSignedOutDrafts, listenForSignOut } from '../draft-form/forget-drafts.ts';

/**
 * After another tab was signed out, forgets what this one keeps of the person, and loads the page again,
 * which may show an account or an order.
 */
export function useSignOutElsewhere(): void {
  const { revalidate } = useRevalidator();
  const follow = useEffectEvent(() => {
    if (forgetSignedOutDrafts()) void revalidate();
  });
  useEffect(() => {
    follow();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow();
    const stop = listenForSignOut(() => follow());
    window.addEventListener('pageshow', onShow);
    return () => {
      stop();
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
