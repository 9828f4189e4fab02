let waiting: (() => void) | null = null;

/**
 * Runs a task once the next frame is on its way, so that a tap is answered first. What the user does before
 * then runs it at once: a link pressed in the same moment comes after it and wins.
 */
export function afterFrame(task: () => void): void {
  runWaiting();
  waiting = task;
  for (const type of ['click', 'keydown'])
    window.addEventListener(type, runWaiting, { capture: true, once: true });
  requestAnimationFrame(() => setTimeout(runWaiting));
}

function runWaiting(): void {
  const task = waiting;
  waiting = null;
  task?.();
}
