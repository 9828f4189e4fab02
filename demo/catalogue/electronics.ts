import type { CatalogueEntry } from './demo-product.ts';
import { audio } from './electronics/audio.ts';
import { computing } from './electronics/computing.ts';
import { deskAndStorage } from './electronics/desk-and-storage.ts';
import { mobileAndCamera } from './electronics/mobile-and-camera.ts';

export const electronics: readonly CatalogueEntry[] = [
  ...audio,
  ...computing,
  ...deskAndStorage,
  ...mobileAndCamera,
];
