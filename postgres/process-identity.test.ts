import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { isFromAnotherContainer, readCommandLine, readProcessIdentity } from './process-identity.ts';
import { kill } from './test-support.ts';

const sleepers: ReturnType<typeof spawn>[] = [];

afterEach(async () => {
  for (const sleeper of sleepers.splice(0)) await kill(sleeper);
});

describe('the identity of a process', () => {
  it('stays the same while the process lives', async () => {
    const identity = await readProcessIdentity(process.pid);
    expect(identity).toBeTypeOf('string');
    expect(await readProcessIdentity(process.pid)).toBe(identity);
  });

  it('differs between processes', async () => {
    expect(await readProcessIdentity(startSleeper())).not.toBe(await readProcessIdentity(process.pid));
  });

  it('is null for a pid without a process', async () => {
    expect(await readProcessIdentity(2 ** 22 + 1)).toBeNull();
  });

  it('is of this container when taken here', async () => {
    const identity = (await readProcessIdentity(process.pid)) ?? '';
    expect(await isFromAnotherContainer(identity)).toBe(false);
  });

  it.runIf(process.platform === 'linux')('is of another container by its pid namespace', async () => {
    const identity = (await readProcessIdentity(process.pid)) ?? '';
    expect(await isFromAnotherContainer(identity.replace(/pid:\[\d+\]/, 'pid:[1]'))).toBe(true);
    expect(await isFromAnotherContainer('another-boot pid:[1] 77')).toBe(false);
  });
});

describe('the command line of a process', () => {
  it('holds its arguments', async () => {
    expect(await readCommandLine(startSleeper())).toContain('setTimeout');
  });

  it('is null for a pid without a process', async () => {
    expect(await readCommandLine(2 ** 22 + 1)).toBeNull();
  });
});

function startSleeper(): number {
  const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20_000)'], { stdio: 'ignore' });
  sleepers.push(sleeper);
  return sleeper.pid ?? 0;
}
