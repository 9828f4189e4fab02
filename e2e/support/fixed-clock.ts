/*
 * Preloaded (`node --import`); makes the process believe that it started at CLOCK_STARTS_AT. Generated data
 * for "the last twelve months" and relative times are then the same in every run.
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
