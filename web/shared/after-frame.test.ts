import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

const done: string[] = [];
let frames: (() => void)[] = [];

beforeEach(() => {
  done.length = 0;
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function showFrame() {
  for (const draw of frames) draw();
  done.push('frame');
  vi.runAllTimers();
}

it('runs a task once, after the frame', () => {
  afterFrame(() => done.push('task'));
  showFrame();
  window.dispatchEvent(new Event('click'));
  expect(done).toEqual(['frame', 'task']);
});

it.each(['click', 'keydown'])('runs a task before a %s', (type) => {
  afterFrame(() => done.push('task'));
  window.addEventListener(type, () => done.push(type));
  window.dispatchEvent(new Event(type));
  showFrame();
  expect(done).toEqual(['task', type, 'frame']);
});

it('runs tasks in their order', () => {
  afterFrame(() => done.push('first'));
  afterFrame(() => done.push('second'));
  showFrame();
  expect(done).toEqual(['first', 'frame', 'second']);
});
