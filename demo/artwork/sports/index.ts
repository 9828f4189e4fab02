import type { Picture } from '../kit/index.ts';
import { backpackPictures } from './backpack.ts';
import { binocularsPictures } from './binoculars.ts';
import { helmetPictures } from './helmet.ts';
import { kettlebellPictures } from './kettlebell.ts';
import { longboardPictures } from './longboard.ts';
import { ropePictures } from './rope.ts';
import { stovePictures } from './stove.ts';
import { tennisRacketPictures } from './tennis-racket.ts';
import { tentPictures } from './tent.ts';
import { trailShoesPictures } from './trail-shoes.ts';
import { waterBottlePictures } from './water-bottle.ts';
import { yogaMatPictures } from './yoga-mat.ts';

/** Every picture of this category. */
export const pictures: readonly Picture[] = [
  ...backpackPictures(),
  ...binocularsPictures(),
  ...helmetPictures(),
  ...kettlebellPictures(),
  ...longboardPictures(),
  ...ropePictures(),
  ...stovePictures(),
  ...tennisRacketPictures(),
  ...tentPictures(),
  ...trailShoesPictures(),
  ...waterBottlePictures(),
  ...yogaMatPictures(),
];
