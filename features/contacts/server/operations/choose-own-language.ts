import { LANGUAGE_NAMES } from '../../../../platform/base/language.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { contactNotFound } from '../../rules/contact-refusals.ts';
import { writeOwnLanguage } from '../store/own-language.ts';

export const chooseOwnLanguage: Operation<typeof contactsContract.chooseOwnLanguage> = async ({ db, scope, input, now, record }) => {
  const { language } = input;
  const done = await writeOwnLanguage(db, scope, language, now);
  if (!done) return contactNotFound.refuse();
  record({
    contactId: scope.contactId,
    subject: { type: 'contact', id: scope.contactId },
    summary: `${done.name} chose ${LANGUAGE_NAMES[language]} for the portal, emails and PDFs`,
    before: { language: done.before },
    after: { language },
  });
  return { language };
};
