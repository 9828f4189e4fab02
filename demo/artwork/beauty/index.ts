import type { Picture } from '../kit/index.ts';
import { bathSaltsPictures } from './bath-salts.ts';
import { beardKitPictures } from './beard-kit.ts';
import { candlePictures } from './candle.ts';
import { faceCreamPictures } from './face-cream.ts';
import { hairDryerPictures } from './hair-dryer.ts';
import { makeupBrushesPictures } from './makeup-brushes.ts';
import { perfumePictures } from './perfume.ts';
import { razorPictures } from './razor.ts';
import { serumPictures } from './serum.ts';
import { soapPictures } from './soap.ts';
import { toothbrushPictures } from './toothbrush.ts';

/** Every picture of this category. */
export const pictures: readonly Picture[] = [
  ...bathSaltsPictures(),
  ...beardKitPictures(),
  ...candlePictures(),
  ...faceCreamPictures(),
  ...hairDryerPictures(),
  ...makeupBrushesPictures(),
  ...perfumePictures(),
  ...razorPictures(),
  ...serumPictures(),
  ...soapPictures(),
  ...toothbrushPictures(),
];
