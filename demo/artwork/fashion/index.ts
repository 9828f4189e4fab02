import type { Picture } from '../kit/index.ts';
import { beaniePictures } from './beanie.ts';
import { beltPictures } from './belt.ts';
import { bootsPictures } from './boots.ts';
import { overcoatPictures } from './overcoat.ts';
import { scarfPictures } from './scarf.ts';
import { sneakersPictures } from './sneakers.ts';
import { sunglassesPictures } from './sunglasses.ts';
import { tiePictures } from './tie.ts';
import { totePictures } from './tote.ts';
import { walletPictures } from './wallet.ts';
import { watchPictures } from './watch.ts';
import { weekenderPictures } from './weekender.ts';

/** Every picture of this category. */
export const pictures: readonly Picture[] = [
  ...beaniePictures(),
  ...beltPictures(),
  ...bootsPictures(),
  ...overcoatPictures(),
  ...scarfPictures(),
  ...sneakersPictures(),
  ...sunglassesPictures(),
  ...tiePictures(),
  ...totePictures(),
  ...walletPictures(),
  ...watchPictures(),
  ...weekenderPictures(),
];
