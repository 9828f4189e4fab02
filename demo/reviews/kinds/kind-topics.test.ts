import { describe, expect, it } from 'vitest';
import { kindTopics } from './kind-topics.ts';

describe('topics of a kind of product', () => {
  it('knows the kind by a word of the name', () => {
    const [topic, ...others] = kindTopics({ name: 'Isla Cashmere Scarf', category: 'Fashion' });
    expect(topic?.praise.join(' ')).toContain('bare neck');
    expect(others).toEqual([]);
  });

  it('keeps to the category: a watch of fashion is not a watch of electronics', () => {
    const fashion = kindTopics({ name: 'Meridian Watch', category: 'Fashion' });
    const electronics = kindTopics({ name: 'Meridian Watch', category: 'Electronics' });
    expect(fashion).toHaveLength(1);
    expect(electronics).toHaveLength(1);
    expect(fashion).not.toEqual(electronics);
  });

  it('does not take headphones for a phone', () => {
    expect(kindTopics({ name: 'Studio Headphones', category: 'Electronics' })).toHaveLength(1);
  });

  it('has nothing for an unknown kind or category', () => {
    expect(kindTopics({ name: 'Riddle', category: 'Fashion' })).toEqual([]);
    expect(kindTopics({ name: 'Isla Scarf', category: 'Garden' })).toEqual([]);
  });
});
