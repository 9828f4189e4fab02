import { describe, expect, it, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the start warns of a far host without TLS', () => {
  test.each([
    [
      'DATABASE_URL',
      'postgres://u:secret@db.example.com/shop',
      /database at db.example.com asks for no TLS.*sslmode=verify-full/,
    ],
    [
      'DATABASE_URL',
      'postgres://u:secret@203.0.113.7/shop?sslmode=disable',
      /database at 203.0.113.7 asks for no TLS/,
    ],
    ['DATABASE_URL', 'postgres://u:secret@[2001:db8::1]/shop', /asks for no TLS/],
    ['DATABASE_URL', 'postgres://u:secret@x/shop?host=db.example.com', /database at db.example.com/],
    [
      'DATABASE_URL',
      'postgres://u:secret@db.example.com/shop?sslmode=no-verify',
      /any server can pass for it/,
    ],
    [
      'DATABASE_URL',
      'postgres://db.example.com/shop?uselibpqcompat=true&sslmode=require',
      /any server can pass for it/,
    ],
    [
      'SMTP_URL',
      'smtp://u:secret@mail.example.com:587',
      /SMTP_URL leads to mail.example.com without TLS.*requireTLS=true/,
    ],
  ])('%s %s', (name, url, text) => {
    const { warnings } = readConfig({ [name]: url });
    expect(warnings).toEqual([expect.stringMatching(text)]);
    expect(warnings.join()).not.toContain('secret');
  });

  it('also of a replica', () => {
    const { warnings } = readConfig({
      DATABASE_URL: 'postgres://10.0.0.1/shop',
      DATABASE_REPLICA_URL: 'postgres://replica.example.com/shop',
    });
    expect(warnings).toEqual([expect.stringMatching(/database at replica.example.com/)]);
  });
});

test.each([
  ['DATABASE_URL', 'postgres://u:p@db.example.com/shop?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://u:p@db.example.com/shop?sslmode=require'],
  ['DATABASE_URL', 'postgres://u:p@db.example.com/shop?ssl=true'],
  ['DATABASE_URL', 'postgres://u:p@127.0.0.1/shop'],
  ['DATABASE_URL', 'postgres://u:p@localhost/shop'],
  ['DATABASE_URL', 'postgres://u:p@[::1]/shop'],
  ['DATABASE_URL', 'postgres://u:p@10.1.2.3/shop'],
  ['DATABASE_URL', 'postgres://u:p@[fd00::1]/shop'],
  ['DATABASE_URL', 'postgres://u:p@db/shop'],
  ['DATABASE_URL', 'postgres://u:p@db.internal/shop'],
  ['DATABASE_URL', 'postgres:///shop?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/shop'],
  ['SMTP_URL', 'smtps://u:p@mail.example.com'],
  ['SMTP_URL', 'smtp://u:p@mail.example.com:587?requireTLS=true'],
  ['SMTP_URL', 'smtp://127.0.0.1:25'],
])('nothing is said of %s %s', (name, url) => {
  expect(readConfig({ [name]: url }).warnings).toEqual([]);
});
