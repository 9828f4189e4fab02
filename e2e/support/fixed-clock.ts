/*
 * Loaded before anything else (`node --import`), it has a process believe that it started at the time in
 * CLOCK_STARTS_AT: what is made up for "the last twelve months", and how long ago things were, is then the
 * same whenever the tests run.
 */

const passed = Date.parse(process.env.CLOCK_STARTS_AT ?? '') - Date.now();
if (Number.isNaN(passed)) throw new Error('CLOCK_STARTS_AT is not a time');

const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + passed);
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + passed;
  }
} as DateConstructor;
