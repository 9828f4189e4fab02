import type { Topic } from '../material/topic.ts';
import type { ReviewedProduct } from '../review.ts';
import { beautyKinds } from './beauty.ts';
import { electronicsKinds } from './electronics.ts';
import { fashionKinds } from './fashion.ts';
import { homeAndKitchenKinds } from './home-and-kitchen.ts';
import type { Kind } from './kind.ts';
import { sportsKinds } from './sports.ts';

/** Topics of this kind of product; empty for an unknown kind. */
export function kindTopics({ name, category }: Pick<ReviewedProduct, 'name' | 'category'>): readonly Topic[] {
  return (byCategory[category] ?? []).filter(({ named }) => named.test(name));
}

const byCategory: Readonly<Record<string, readonly Kind[]>> = {
  Electronics: electronicsKinds,
  'Home & Kitchen': homeAndKitchenKinds,
  Fashion: fashionKinds,
  'Beauty & Personal Care': beautyKinds,
  'Sports & Outdoors': sportsKinds,
};
