import type { Topic } from '../material/topic.ts';

/** Topics of one kind of product, recognized by a word of its name. */
export type Kind = Topic & { named: RegExp };
