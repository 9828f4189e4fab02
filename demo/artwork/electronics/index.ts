import type { Picture } from '../kit/index.ts';
import { bookshelfSpeakers } from './bookshelf-speakers.ts';
import { cameraBody } from './camera-body.ts';
import { eReader } from './e-reader.ts';
import { earbuds } from './earbuds.ts';
import { headphones } from './headphones.ts';
import { keyboard } from './keyboard.ts';
import { laptop } from './laptop.ts';
import { monitor } from './monitor.ts';
import { mouse } from './mouse.ts';
import { phone } from './phone.ts';
import { portableSpeaker } from './portable-speaker.ts';
import { portableSsd } from './portable-ssd.ts';
import { primeLens } from './prime-lens.ts';
import { smartwatch } from './smartwatch.ts';
import { tablet } from './tablet.ts';
import { turntable } from './turntable.ts';

/** Every picture of this category. */
export const pictures: readonly Picture[] = [
  ...headphones,
  ...earbuds,
  ...laptop,
  ...tablet,
  ...phone,
  ...smartwatch,
  ...portableSpeaker,
  ...bookshelfSpeakers,
  ...cameraBody,
  ...primeLens,
  ...keyboard,
  ...mouse,
  ...monitor,
  ...eReader,
  ...turntable,
  ...portableSsd,
];
