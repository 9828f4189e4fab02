import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSession, signIn } from '#contract/calls/sign-in.ts';
import { auditLog } from '#db/schema/index.ts';
import { StartupError } from '#postgres/startup-error.ts';
import { findDatabaseUrl } from '#server/testing/database-url.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { ROOT } from './root.ts';
import { runStaffCommand } from './staff-command.ts';

let shop: TestShop;
let databaseUrl: string;
beforeAll(async () => {
  shop = await openTestShop();
  databaseUrl = await findDatabaseUrl(shop.db);
});
afterAll(() => shop.close());

type Ended = { code: number; output: string; errors: string };

/** The command in this process: starting one costs a second. */
async function staff(args: string[]): Promise<Ended> {
  try {
    return { code: 0, output: await runStaffCommand(args, { DATABASE_URL: databaseUrl }), errors: '' };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { code: 1, output: '', errors: error.message };
  }
}

/** The command as a process, with what is typed. */
async function startStaff(args: string[], typed: string): Promise<Ended> {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/staff.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  child.stdin.end(typed);
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

const signInAs = (email: string, password: string) => shop.send(signIn, { body: { email, password } });
const passwordIn = (output: string) => /^ {2}(\S+)$/m.exec(output)?.[1] ?? '';

/** Milliseconds: a busy machine needs many seconds to start the command. */
const PATIENCE = 120_000;

describe('npm run staff', () => {
  it('adds a member with a password that is shown once, and names the actor in the log', async () => {
    const added = await staff(['add', 'Ada@example.com', '--name', 'Ada Lovelace']);
    expect(added).toMatchObject({ code: 0, errors: '' });
    const signedIn = await signInAs('ada@example.com', passwordIn(added.output));
    expect(signedIn.body).toEqual({ email: 'ada@example.com', name: 'Ada Lovelace' });
    const log = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, 'ada@example.com'))
      .orderBy(auditLog.at);
    expect(log).toMatchObject([
      { actor: 'command line', action: 'staff.add', after: { name: 'Ada Lovelace' } },
      { actor: 'ada@example.com', action: 'staff.sign-in' },
    ]);
    expect((await staff(['list'])).output).toContain('ada@example.com  Ada Lovelace');

    const again = await staff(['add', 'ada@example.com']);
    expect(again).toMatchObject({ code: 1, output: '' });
    expect(again.errors).toContain('is a member already');
  });

  it('accepts a typed password if it is strong', { timeout: PATIENCE }, async () => {
    const weak = await startStaff(['add', 'grace@example.com', '--ask'], 'password123\n');
    expect(weak).toMatchObject({ code: 1, output: '' });
    expect(weak.errors).toContain('too easy to guess');
    const strong = await startStaff(['add', 'grace@example.com', '--ask'], 'a nanosecond of wire\n');
    expect(strong).toMatchObject({ code: 0, output: expect.stringContaining('can sign in now') });
    expect((await signInAs('grace@example.com', 'a nanosecond of wire')).status).toBe(200);
  });

  it('gives a new password and signs the member out', async () => {
    const before = passwordIn((await staff(['add', 'edith@example.com'])).output);
    const { headers } = await signInAs('edith@example.com', before);
    const reset = await staff(['reset', 'edith@example.com']);
    expect(reset.code).toBe(0);
    const Cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await shop.send(getSession, {}, { headers: { Cookie } })).status).toBe(401);
    expect((await signInAs('edith@example.com', before)).status).toBe(401);
    expect((await signInAs('edith@example.com', passwordIn(reset.output))).status).toBe(200);
  });

  it('removes a member', async () => {
    const password = passwordIn((await staff(['add', 'joan@example.com'])).output);
    expect((await staff(['remove', 'joan@example.com'])).code).toBe(0);
    expect((await signInAs('joan@example.com', password)).status).toBe(401);
    expect((await staff(['remove', 'joan@example.com'])).errors).toContain(
      'There is no member joan@example.com',
    );
  });

  it('removes the owner only if that is said', async () => {
    await staff(['add', 'mary@example.com']);
    const owner = async () => /^(\S+) .*, owner$/m.exec((await staff(['list'])).output)?.[1] ?? '';
    const first = await owner();
    const refused = await staff(['remove', first]);
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain(`npm run staff -- remove ${first} --owner`);
    expect((await staff(['remove', first, '--owner'])).code).toBe(0);
    expect(await owner()).not.toBe(first);
  });

  it.each([[[]], [['add']], [['add', 'x@y.example', '--password', 'x']]])(
    'prints its usage for unknown arguments: %j',
    async (args) => {
      const { code, errors } = await staff(args);
      expect(code).toBe(1);
      expect(errors).toContain('npm run staff -- add EMAIL');
    },
  );

  it('recognizes an e-mail address', async () => {
    expect((await staff(['add', 'not an address'])).errors).toContain('is not an email address');
  });
});
