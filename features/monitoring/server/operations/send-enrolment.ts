import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { fitLine } from '../../../../platform/base/one-line.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { contactArchived } from '../../../contacts/rules/contact-refusals.ts';
import { greeting } from '../../../mail/rules/words-in-mail.ts';
import { findContact, findEffectiveConsents } from '../../../contacts/server/public.ts';
import { isPlainAddress } from '../../../mail/rules/mail-address.ts';
import { sendMail } from '../../../mail/server/public.ts';
import type { monitoringContract } from '../../contract.ts';
import { enrolmentMailTexts } from '../../rules/enrolment-mail.ts';
import { PROVIDERS } from '../../rules/providers.ts';
import { describeConnection, connectionNotFound, viewConnection } from '../connection-view.ts';
import { monitoringSettings } from '../settings.ts';
import { findConnection, noteEnrolment } from '../store.ts';

const PAUSE_MS = 10 * 60_000;

export const sendEnrolment: Operation<typeof monitoringContract.sendEnrolment> = async (call) => {
  const { db, scope, input, now, zone, services, record } = call;
  const connection = await findConnection(db, input.id);
  const contact = connection && !connection.removed ? await findContact(db, scope, connection.contactId) : undefined;
  if (!connection || !contact) return connectionNotFound();
  if (contact.archivedAt !== null) return contactArchived.refuse();
  const may = await mayWork(db, contact.id, { what: 'monitoring' }, { now, zone });
  if (may !== true) return may;
  const link = monitoringSettings(services.env).enrolmentUrls[connection.provider];
  if (link === undefined)
    return refuse('monitoring.noEnrolmentLink', 'No enrollment link is set up for this provider. Ask your administrator.');
  if (contact.email === null || !isPlainAddress(contact.email))
    return refuse('monitoring.noEmail', 'This contact has no email address that can receive an email.');
  // The link may lead to a paid service of someone else, so an opt-out stops it, though the client has an agreement (law.md G28).
  if ((await findEffectiveConsents(db, services.sealer, contact)).some(({ channel, given }) => channel === 'email' && !given))
    return refuse('monitoring.optedOut', 'This client asked not to be emailed. Tell them another way where to enroll.', {
      citation: '15 U.S.C. 7704(a)(4)',
    });
  const noted = await noteEnrolment(db, connection.id, now, PAUSE_MS);
  if (!noted) return refuse('monitoring.sentJustNow', 'The link was sent less than ten minutes ago.');
  const { name } = PROVIDERS[connection.provider];
  const { language } = contact;
  const texts = enrolmentMailTexts[language];
  const text = [greeting(contact.firstName, language), ...texts.body(name, link)].join('\n\n');
  await sendMail(call, {
    kind: 'monitoring.enrolment',
    to: contact.email,
    toName: fitLine(contact.name),
    contactId: contact.id,
    language,
    subject: texts.subject(name),
    text,
  });
  record({ ...describeConnection(connection, 'enrollment link emailed'), after: { to: contact.email } });
  return viewConnection(noted, services, now);
};
