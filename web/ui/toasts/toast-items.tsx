import type { RefObject } from 'react';
import { ToastItem } from './toast-item.tsx';
import type { Toast } from './toast-list.ts';
import { useAvoidOverlap } from './use-avoid-overlap.ts';

export interface ToastItemsProps {
  list: RefObject<HTMLElement | null>;
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/** The toasts inside their viewport. Loaded when the page is first used. */
export default function ToastItems({ list, toasts, onDismiss }: ToastItemsProps) {
  useAvoidOverlap(list, toasts);
  return toasts.map((toast) => <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />);
}
