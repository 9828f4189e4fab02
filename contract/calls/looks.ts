import { sharedCall } from '../define-call.ts';
import { ShownLooks } from '../look-schemas.ts';

export const getLooks = sharedCall({
  path: '/looks',
  summary: 'The published looks of the shop',
  output: ShownLooks,
});
