// A mail as the API shows it.
import type { MailRow } from '../contract.ts';
import type { Mail } from './store.ts';

export function describeMail(mail: Mail): MailRow {
  return {
    id: mail.id,
    kind: mail.kind,
    contactId: mail.contactId,
    to: mail.to,
    toName: mail.toName,
    subject: mail.subject,
    state: mail.state,
    problem: mail.problem,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  };
}
