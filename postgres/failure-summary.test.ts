import { describe, expect, it } from 'vitest';
import { explainFailure, summarize } from './failure-summary.ts';

describe('the summary of PostgreSQL’s output', () => {
  it.each([
    ['LOG:  starting\nFATAL:  could not map memory.\nHINT:  buy more\n', 'could not map memory'],
    [
      'initdb: error: could not look up effective user ID 77: user does not exist\n',
      'could not look up effective user ID 77: user does not exist',
    ],
    ['running bootstrap script ... \nKilled\n', 'Killed'],
    ['', 'it gave no reason'],
  ])('%j is %j', (output, summary) => {
    expect(summarize(output)).toBe(summary);
  });

  it('is one line with what to do', () => {
    const { message } = explainFailure('start', 'FATAL:  no memory\nLOG:  bye\n', '/data');
    expect(message).toMatch(/^PostgreSQL could not start in \/data: no memory\. .*DATA_DIR.*DATABASE_URL.*$/);
  });

  it('reports a full disk', () => {
    const output = 'FATAL:  could not write lock file "postmaster.pid": No space left on device';
    expect(explainFailure('start', output, '/data').message).toContain('Free some space');
  });
});
