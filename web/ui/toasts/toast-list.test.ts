import { describe, expect, it } from 'vitest';
import { changeToasts, MAX_TOASTS, TOAST_DURATIONS, type Toast } from './toast-list.ts';

describe('the list of toasts', () => {
  it('begins with the newest', () => {
    expect(ids(addAll(1, 2, 3))).toEqual([3, 2, 1]);
  });

  it('has at most five toasts and removes the oldest first', () => {
    expect(MAX_TOASTS).toBe(5);
    expect(ids(addAll(1, 2, 3, 4, 5, 6, 7))).toEqual([7, 6, 5, 4, 3]);
  });

  it('keeps its order when a toast is removed by id', () => {
    expect(ids(changeToasts(addAll(1, 2, 3), { kind: 'remove', id: 2 }))).toEqual([3, 1]);
  });

  it('is unchanged if the removed id does not exist', () => {
    expect(ids(changeToasts(addAll(1, 2), { kind: 'remove', id: 9 }))).toEqual([2, 1]);
  });

  it('has the specified duration for each type', () => {
    expect(TOAST_DURATIONS).toEqual({ success: 4000, error: 6000, warning: 5000, info: 4000 });
  });
});

describe('an outdated toast', () => {
  const failed = toastWith(1, { type: 'error', topic: 'contact', owner: 'contact' });
  const other = toastWith(2, { type: 'error', topic: 'search', owner: 'search' });

  it('is removed when the next attempt begins', () => {
    expect(ids(changeToasts([other, failed], { kind: 'begin', topic: 'contact' }))).toEqual([2]);
  });

  it('is removed by a new toast with the same topic', () => {
    const change = { kind: 'add' as const, toast: toastWith(3, { topic: 'contact' }) };
    expect(ids(changeToasts([other, failed], change))).toEqual([3, 2]);
  });

  it('is removed when its screen is left; success toasts stay', () => {
    const saved = toastWith(3, { type: 'success', owner: 'contact' });
    expect(ids(changeToasts([saved, other, failed], { kind: 'leave', owner: 'contact' }))).toEqual([3, 2]);
  });
});

function addAll(...toastIds: number[]): readonly Toast[] {
  return toastIds.reduce<readonly Toast[]>(
    (toasts, id) => changeToasts(toasts, { kind: 'add', toast: toastWith(id) }),
    [],
  );
}

function toastWith(id: number, differing: Partial<Toast> = {}): Toast {
  return {
    id,
    type: 'info',
    title: 'Saved',
    message: undefined,
    duration: 4000,
    autoClose: true,
    topic: null,
    owner: 'list',
    countdown: null,
    ...differing,
  };
}

function ids(toasts: readonly Toast[]): number[] {
  return toasts.map((toast) => toast.id);
}
