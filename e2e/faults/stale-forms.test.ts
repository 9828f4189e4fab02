import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

const PIECES = 30;
const BUYERS = 12;
const FORMS = 6;
const ADDED = 5;

let world: World;
beforeAll(async () => {
  world = await startWorld({ postgres: sharedPostgres(), servers: 2 });
});
afterAll(() => world?.close());

it('forms that were opened before sales and are saved after them undo no sale', async () => {
  const product = await world.addProduct(PIECES);
  // Each form was opened when the stock was PIECES; some change it, others another field only.
  const saveForm = (index: number) =>
    world.askAsStaff(
      'PUT',
      `/products/${product.id}`,
      { weight: `${index} kg`, stockSeen: PIECES, stock: index % 2 ? PIECES : PIECES + ADDED },
      world.servers[index % world.servers.length],
    );
  const bought = Array.from({ length: BUYERS }, async (_, index) => {
    const server = world.servers[index % world.servers.length] ?? world.server;
    return world.note(await world.createBuyer({ product, shop: () => server.address }).finish());
  });
  const saved = Array.from({ length: FORMS }, (_, index) => saveForm(index));
  expect((await Promise.all(saved)).map(({ status }) => status)).toEqual(saved.map(() => 200));
  expect((await Promise.all(bought)).map(({ kind }) => kind)).toEqual(bought.map(() => 'ordered'));
  expect((await saveForm(FORMS)).status).toBe(200);

  const added = (FORMS / 2 + 1) * ADDED;
  expect(await world.query('select stock from products where id = $1', [product.id])).toEqual([
    { stock: PIECES - BUYERS + added },
  ]);
  const { violations } = await world.audit();
  // The audit knows only what was there at first.
  expect(violations).toEqual([
    `Of ${PIECES} pieces of ${product.id}, ${PIECES - BUYERS + added} are left, 0 held and ${BUYERS} sold.`,
  ]);
  await world.askAsStaff('POST', `/products/${product.id}/stock`, { change: -added, kind: 'written_off' });
  await expectNoViolations(world);
});
