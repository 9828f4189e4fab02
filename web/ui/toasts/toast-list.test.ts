import { describe, expect, it } from 'vitest';
import { changeToasts, MAX_TOASTS, TOAST_DURATIONS, type Toast } from './toast-list.ts';

describe('the list of toasts', () => {
  it('puts the newest at the top', () => {
    expect(ids(addAll(1, 2, 3))).toEqual([3, 2, 1]);
  });

  it('keeps five at most, and the oldest leaves first', () => {
    expect(MAX_TOASTS).toBe(5);
    expect(ids(addAll(1, 2, 3, 4, 5, 6, 7))).toEqual([7, 6, 5, 4, 3]);
  });

  it('takes one away by its id and leaves the order of the others', () => {
    expect(ids(changeToasts(addAll(1, 2, 3), { kind: 'remove', id: 2 }))).toEqual([3, 1]);
  });

  it('stays as it was when the id is gone already', () => {
    expect(ids(changeToasts(addAll(1, 2), { kind: 'remove', id: 9 }))).toEqual([2, 1]);
  });

  it('shows each type as long as the specification says', () => {
    expect(TOAST_DURATIONS).toEqual({ success: 4000, error: 6000, warning: 5000, info: 4000 });
  });
});

describe('a message that is no longer true', () => {
  const failed = toastWith(1, { type: 'error', topic: 'contact', owner: 'contact' });
  const other = toastWith(2, { type: 'error', topic: 'search', owner: 'search' });

  it('goes when the next attempt begins', () => {
    expect(ids(changeToasts([other, failed], { kind: 'begin', topic: 'contact' }))).toEqual([2]);
  });

  it('goes when there is news of the same', () => {
    const change = { kind: 'add' as const, toast: toastWith(3, { topic: 'contact' }) };
    expect(ids(changeToasts([other, failed], change))).toEqual([3, 2]);
  });

  it('goes with the screen it failed on, where good news stays', () => {
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
