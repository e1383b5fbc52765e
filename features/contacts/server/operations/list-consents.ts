import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { contactNotFound } from '../../rules/contact-refusals.ts';
import { viewConsent } from '../consent-view.ts';
import { findContact } from '../store.ts';
import { listConsents as findConsents } from '../store/consents.ts';

export const listConsents: Operation<typeof contactsContract.listConsents> = async ({ db, scope, input }) => {
  if (!(await findContact(db, scope, input.id))) return contactNotFound.refuse();
  return { consents: (await findConsents(db, input.id)).map(viewConsent) };
};
