import { expect, it } from 'vitest';
import type { CacheTag } from '#db/cache-tags.ts';
import { readFromReplicas } from './read-from-replicas.ts';

/** Two replicas, and a statement that returns where it ran. */
function openReads() {
  const world = {
    isCurrent: true,
    ran: [] as (number | 'primary')[],
    replicas: [1, 2].map((number) => ({ number, isUsable: true, load: 0, behind: [] as CacheTag[] })),
    isBroken: false,
  };
  const reads = readFromReplicas(
    world.replicas.map((replica) => ({
      number: replica.number,
      isUsable: () => replica.isUsable,
      load: () => replica.load,
      behind: () => replica.behind,
      run: (statement, repeat) => (world.isBroken ? repeat() : statement()),
    })),
    { isCurrent: () => world.isCurrent },
  );
  const statement = () =>
    reads.run({
      at: async (number) => world.ran.push(number),
      atPrimary: async () => world.ran.push('primary'),
    });
  const compute = (tags: readonly CacheTag[] | null, statements = 1) =>
    reads.compute(async () => {
      for (let each = 0; each < statements; each++) await statement();
      return { tags };
    });
  return { world, statement, compute };
}

it('reads from the usable replica with the fewest statements', async () => {
  const { world, compute } = openReads();
  const [first, second] = world.replicas as [(typeof world.replicas)[0], (typeof world.replicas)[0]];
  first.load = 3;
  await compute(['catalogue']);
  second.isUsable = false;
  await compute(['catalogue']);
  first.isUsable = false;
  await compute(['catalogue']);
  expect(world.ran).toEqual([2, 1, 'primary']);
});

it.each<[string, readonly CacheTag[] | null, (number | 'primary')[]]>([
  ['of which the replica has everything', ['catalogue', 'product:rug'], [1]],
  ['of which the replica lacks something', ['catalogue', 'product:lamp'], [1, 'primary']],
  ['that does not say what it shows', null, [1, 'primary']],
])('computes an answer %s there, or once more at the primary', async (_, tags, ran) => {
  const { world, compute } = openReads();
  for (const replica of world.replicas) replica.behind = ['product:lamp', 'reviews:lamp'];
  await compute(tags);
  expect(world.ran).toEqual(ran);
});

it('continues at the primary after a replica has failed', async () => {
  const { world, compute } = openReads();
  world.isBroken = true;
  await compute(['catalogue'], 2);
  expect(world.ran).toEqual(['primary', 'primary']);
});

it('reads from the primary outside of computations, and while it cannot know what is missing', async () => {
  const { world, statement, compute } = openReads();
  await statement();
  world.isCurrent = false;
  await compute(['catalogue']);
  expect(world.ran).toEqual(['primary', 'primary']);
});
