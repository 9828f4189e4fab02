import { expect, it } from 'vitest';
import { digestEvent, judgeMails, type MailRow } from './judge-mails.ts';

const row: MailRow = {
  event: 'order MG-1',
  kind: 'order_confirmation',
  sent: true,
  waiting: false,
  tries: 1,
};

const received = (event: string, accepted: number, untold = 0) =>
  new Map([[`${digestEvent(event)}@marigold.example`, { accepted, dropped: 0, untold }]]);

it('counts mails that were sent, wait or are given up', () => {
  const rows = [
    row,
    { ...row, event: 'waits', sent: false, waiting: true },
    { ...row, event: 'given up', sent: false },
  ];
  expect(judgeMails(rows, received(row.event, 1))).toEqual({
    sent: 1,
    waiting: 1,
    givenUp: 1,
    repeated: 0,
    violations: [],
  });
});

it('finds a mail that is called sent and was never accepted', () => {
  expect(judgeMails([row], new Map()).violations).toEqual([
    expect.stringContaining('is sent, and no mail server accepted it'),
  ]);
});

it('allows a second delivery after a second try, and counts it', () => {
  const tried = { ...row, tries: 2 };
  expect(judgeMails([tried], received(row.event, 1, 1))).toMatchObject({ repeated: 1, violations: [] });
});

it('finds a delivery without a try', () => {
  expect(judgeMails([row], received(row.event, 2)).violations).toEqual([
    expect.stringContaining('was tried 1 times and delivered 2 times'),
  ]);
});

it('finds a second delivery of a kind that must not be sent twice', () => {
  const reminder = { ...row, kind: 'cart_reminder', tries: 2 };
  expect(judgeMails([reminder], received(row.event, 1, 1)).violations).toEqual([
    expect.stringContaining('must not be sent twice'),
  ]);
});
