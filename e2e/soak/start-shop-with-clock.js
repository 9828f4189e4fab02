import { readFileSync } from 'node:fs';

/*
 * The program of a server whose wall clock a soak moves: CLOCK_FILE has the milliseconds by which it is
 * ahead. Timers and `performance.now()` go on, as when an operator or NTP sets the clock of a machine.
 */
const LOOK_EVERY = 200;
const file = process.env.CLOCK_FILE ?? '';
const RealDate = Date;
const readRealTime = Date.now;
let ahead = readAhead();
setInterval(() => {
  ahead = readAhead();
}, LOOK_EVERY).unref();

RealDate.now = () => readRealTime() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget),
  apply: (target) => new target(target.now()).toString(),
});
await import('../faults/processes/start-built-shop.js');

function readAhead() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}
