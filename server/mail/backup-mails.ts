import type { MailContents } from './compose-mail.ts';
import { button, fact, paragraph } from './mail-parts.ts';
import { longDate } from './mail-words.ts';

export const BACKUP_MAILS: MailContents<'backup_result'> = {
  backup_result({ problem, lastGoodAt }, { zone, shopUrl }) {
    if (problem === null)
      return {
        news: 'Backups work again',
        preview: 'The last backup was made.',
        title: 'Backups work again',
        parts: [paragraph('The last backup was made, after one that failed. Nothing needs to be done.')],
      };
    return {
      news: 'A backup failed',
      preview: problem,
      title: 'A backup of the shop failed',
      parts: [
        paragraph(
          'The shop goes on, but what happens now is not saved elsewhere. Another try is made tomorrow. You get no further mail while it fails for the same reason, and one when backups work again.',
        ),
        fact('Why', [problem]),
        fact('Last good backup', [lastGoodAt ? longDate(lastGoodAt, zone) : 'None yet']),
        button('See what to do', `${shopUrl}/admin/status`),
      ],
    };
  },
};
