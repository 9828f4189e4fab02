import { expect, it, test } from 'vitest';
import { readMemberQuery, writeMemberQuery } from '../members/member-query.ts';
import { messagesHref, NO_QUERY, readMessageQuery, writeMessageQuery } from './message-query.ts';

it('keeps folder, search, page and the open message in the address', () => {
  const query = { folder: 'archived' as const, search: 'cat', page: 2, size: 50, message: 'm1' };
  expect(readMessageQuery(writeMessageQuery(query))).toEqual(query);
  expect(messagesHref(NO_QUERY)).toBe('/admin/messages');
});

test.each(['folder=trash', 'page=x'])('takes %s for the inbox', (address) => {
  expect(readMessageQuery(new URLSearchParams(address))).toMatchObject({ folder: 'inbox', page: 1 });
});

it('keeps what members are asked for in the address', () => {
  const query = { search: 'ada', membership: 'expired' as const, page: 4, size: 100 };
  expect(readMemberQuery(writeMemberQuery(query))).toEqual(query);
  expect(readMemberQuery(new URLSearchParams('membership=gone')).membership).toBe('');
});
