import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './root.ts';

/**
 * npm run test:upgrade -- COMMIT | FOLDER: builds the version of a commit in a folder of its own, and runs it
 * beside the present one on one database, under load (e2e/upgrade). FOLDER is a checkout that is built.
 */
const [version] = process.argv.slice(2);
if (!version) throw new Error('Name the version: npm run test:upgrade -- COMMIT');
const isFolder = existsSync(path.join(version, 'package.json'));
const folder = isFolder ? path.resolve(version) : mkdtempSync(path.join(tmpdir(), 'marigold-before-'));
try {
  if (!isFolder) {
    execFileSync('git', ['worktree', 'add', '--force', '--detach', folder, version], { cwd: ROOT });
    execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'inherit' });
  }
  const { status } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/vitest'),
    ['run', '--config', 'e2e/upgrade/vitest.config.ts', '--reporter=verbose'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, UPGRADE_FROM: folder } },
  );
  process.exitCode = status ?? 1;
} finally {
  if (!isFolder) {
    rmSync(folder, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune'], { cwd: ROOT });
  }
}
