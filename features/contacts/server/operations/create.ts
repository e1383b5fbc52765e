import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { mergeCustomValues } from '../../../contact-fields/rules/custom-fields.ts';
import { checkContactFields, refuseFields } from '../check-contact.ts';
import { viewContact } from '../contact-view.ts';
import { admitEntered } from '../identity-use.ts';
import { insertContact } from '../store.ts';
import { insertConsents } from '../store/consents.ts';
import { describeContactChanges, describeIdentityChanges } from '../describe-changes.ts';

export const create: Operation<typeof contactsContract.create> = async ({ db, scope, input, now, zone, services, record }) => {
  const { ssn, dateOfBirth, consents, ...typed } = input;
  const refusal = refuseFields(await checkContactFields({ db, services, now, zone }, { ...typed, dateOfBirth }));
  if (refusal) return refusal;

  const tooMany = await admitEntered(db, scope, ssn, now);
  if (tooMany) return tooMany;
  const id = newId(now);
  const fields = { ...typed, custom: mergeCustomValues({}, typed.custom) };
  const contact = await insertContact(db, services.sealer, {
    id,
    fields,
    identity: { ssn, dateOfBirth },
    createdBy: scope.userId,
    at: now,
  });
  const given = consents.map(({ channel, source }) => ({ channel, given: true, at: now, source, wording: null, recordedBy: scope.name }));
  await insertConsents(
    db,
    given.map((consent) => ({ ...consent, id: newId(now), contactId: id, recorderId: scope.userId })),
  );
  const { after } = await describeContactChanges({ db, services }, undefined, { ...fields, tags: contact.tags });
  record({
    contactId: id,
    subject: { type: 'contact', id },
    summary: `${contact.name} added`,
    after: {
      ...after,
      ...describeIdentityChanges({ ssn: ssn ?? undefined, dateOfBirth: dateOfBirth ?? undefined }),
      ...(consents.length > 0 && { consents: consents.map(({ channel }) => channel) }),
    },
  });
  return viewContact(contact, { db, scope, services }, { consents: given, previousAddresses: [], otherNames: [] });
};
