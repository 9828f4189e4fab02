import type { Topic } from '../material/topic.ts';

/** What is said only of one kind of product, known by a word of its name. */
export type Kind = Topic & { named: RegExp };
