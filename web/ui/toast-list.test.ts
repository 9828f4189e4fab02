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

function addAll(...toastIds: number[]): readonly Toast[] {
  return toastIds.reduce<readonly Toast[]>(
    (toasts, id) => changeToasts(toasts, { kind: 'add', toast: toastWith(id) }),
    [],
  );
}

function toastWith(id: number): Toast {
  return { id, type: 'info', title: 'Saved', message: undefined, duration: 4000, autoClose: true };
}

function ids(toasts: readonly Toast[]): number[] {
  return toasts.map((toast) => toast.id);
}
