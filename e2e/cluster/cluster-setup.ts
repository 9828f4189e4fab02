import { buildIfNeeded } from '#scripts/build.ts';
import { missingPackages } from './parts/packages.ts';

/** Builds the shop once, unless nothing will run. */
export default async function setup(): Promise<void> {
  if (missingPackages.length === 0) await buildIfNeeded((line) => process.stdout.write(`${line}\n`));
}
