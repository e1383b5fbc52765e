import type { FeatureSettings, Part } from '../../../platform/server/part.ts';

const NEEDED = ['MAIL_SERVICE_URL', 'MAIL_SERVICE_KEY', 'MAIL_SERVICE_PRICES'] as const;

export const MAIL_SERVICE_SETTINGS: FeatureSettings = {
  about: 'Mail service',
  names: [
    ...NEEDED,
    'MAIL_SERVICE_WEBHOOK_SECRET',
    'MAIL_SERVICE_DAILY_LETTERS',
    'MAIL_SERVICE_DAILY_DOLLARS',
    'MAIL_SERVICE_ID_COPIES',
    'MAIL_SERVICE_PATIENCE_SECONDS',
  ],
};

export const MAIL_SERVICE_PARTS: readonly Part[] = [
  {
    key: 'mailServices.letters',
    name: 'Letters by a mail service',
    about: 'A print-and-mail service prints dispute letters, mails them and says when they arrived.',
    needs: 'An account at a print-and-mail service, its key and its prices.',
    settings: NEEDED,
    without: 'Letters are printed and mailed by the office.',
  },
  {
    key: 'mailServices.tracking',
    name: 'Messages of the mail service',
    about: 'The mail service says at once when a letter was delivered or came back.',
    needs: 'A webhook at the service that leads to /mail-service/events, and its secret.',
    settings: ['MAIL_SERVICE_WEBHOOK_SECRET'],
    without: 'The service is asked every six hours.',
  },
];
