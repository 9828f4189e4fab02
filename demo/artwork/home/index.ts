import type { Picture } from '../kit/index.ts';
import { bedding } from './bedding.ts';
import { carafe } from './carafe.ts';
import { chefsKnife } from './chefs-knife.ts';
import { cushion } from './cushion.ts';
import { cuttingBoard } from './cutting-board.ts';
import { deskLamp } from './desk-lamp.ts';
import { dutchOven } from './dutch-oven.ts';
import { espressoMachine } from './espresso-machine.ts';
import { handGrinder } from './hand-grinder.ts';
import { kettle } from './kettle.ts';
import { mug } from './mug.ts';
import { mushroomLamp } from './mushroom-lamp.ts';
import { tableClock } from './table-clock.ts';
import { toaster } from './toaster.ts';
import { vase } from './vase.ts';

/** Every picture of this category. */
export const pictures: readonly Picture[] = [
  ...kettle,
  ...espressoMachine,
  ...handGrinder,
  ...mug,
  ...dutchOven,
  ...chefsKnife,
  ...deskLamp,
  ...mushroomLamp,
  ...vase,
  ...carafe,
  ...cushion,
  ...bedding,
  ...tableClock,
  ...cuttingBoard,
  ...toaster,
];
