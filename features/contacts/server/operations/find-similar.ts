import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { normalizePhone } from '../../rules/phone-number.ts';
import { readSortNames } from '../../rules/sort-names.ts';
import { maskSsn } from '../store/identity.ts';
import { findSimilarContacts } from '../store/similar.ts';

const MOST = 5;

export const findSimilar: Operation<typeof contactsContract.findSimilar> = async ({ db, input: { email, phone, name, except } }) => {
  const number = normalizePhone(phone ?? '');
  const like = {
    email: email?.trim().toLowerCase() || null,
    phone: 'value' in number ? number.value : null,
    sortNames: readSortNames(name ?? ''),
  };
  const found = await findSimilarContacts(db, { like, except, limit: MOST });
  return { hits: found.map(({ ssnLast4, ...contact }) => ({ ...contact, ssnMasked: maskSsn(ssnLast4) })) };
};
