import { defineFeature } from '../../../platform/server/feature.ts';
import { mailActivities } from '../activities.ts';
import { mailContract } from '../contract.ts';
import { sendWaiting } from './jobs.ts';
import { get } from './operations/get.ts';
import { list } from './operations/list.ts';
import { sendAgain } from './operations/send-again.ts';
import { getTest } from './operations/get-test.ts';
import { sendTest } from './operations/send-test.ts';
import { rowsFollow } from '../../../platform/server/manifest.ts';
import { mailNeeds } from './mail-needs.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const mailFeature = defineFeature({
  name: 'mail',
  contract: mailContract,
  views: ['mail_sendings'],
  activities: mailActivities,
  operations: { list, get, sendTest, getTest, sendAgain },
  jobs: [sendWaiting],
  settings: { about: 'Email', names: ['SMTP_URL', 'MAIL_FROM'] },
  parts: [
    {
      key: 'mail.sending',
      name: 'Sending email',
      about: 'Invitations, passwords and notices are handed to a mail server.',
      needs: 'A mail server that accepts SMTP, and an account on it.',
      settings: ['SMTP_URL'],
      without: 'Emails stay in the outbox under Communications, where they can be read.',
    },
  ],
  needs: [mailNeeds],
  retention: [rowsDisposed({ key: 'mail.mails', name: 'Emails', tables: ['mails'], group: 'records', onRequest: true })],
  follows: [rowsFollow('mails', 'mails')],
});
