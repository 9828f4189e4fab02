import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { onFirstUse } from '../actions/on-first-use.ts';
import type { ToastItemsProps } from './toast-items.tsx';

type ToastItemsModule = { default: (props: ToastItemsProps) => ReactNode };

const load = (): Promise<ToastItemsModule> => import('./toast-items.tsx');

const ToastItems = lazy(() => load().catch(() => ({ default: PlainToastItems })));

/** The toasts, whose code arrives before anybody can need it. */
export function LazyToastItems(props: ToastItemsProps) {
  useEffect(() => onFirstUse(() => void load().catch(() => undefined)), []);
  if (props.toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastItems {...props} />
    </Suspense>
  );
}

/** Shows what failed even if the connection broke before the code of toasts was loaded. */
function PlainToastItems({ toasts }: ToastItemsProps) {
  return toasts.map(({ id, title, message }) => (
    <li key={id} className="rounded-xl border border-line bg-raised px-4 py-3 shadow-lg">
      {title} {message}
    </li>
  ));
}
