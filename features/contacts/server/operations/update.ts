import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { changeCategory, refuseCategory } from '../../rules/category-change.ts';
import { mergeCustomValues } from '../../../contact-fields/rules/custom-fields.ts';
import { checkContactFields, refuseFields } from '../check-contact.ts';
import { viewContact } from '../contact-view.ts';
import { findContactAtVersion } from '../lock-contact.ts';
import { admitEntered } from '../identity-use.ts';
import { updateContact } from '../store.ts';
import { describeContactChanges, describeIdentityChanges } from '../describe-changes.ts';

export const update: Operation<typeof contactsContract.update> = async ({ db, scope, input, now, zone, services, record }) => {
  const { id, version, ssn, dateOfBirth, ...typed } = input;
  const before = await findContactAtVersion({ db, scope }, { id, version });
  if (isRefusal(before)) return before;
  const category = changeCategory(before, typed.category, now);
  const problems = await checkContactFields({ db, services, now, zone }, { ...typed, dateOfBirth }, before);
  const forbidden = refuseCategory(before.category, typed.category, scope.may);
  if (forbidden !== undefined) return refuseFields({ category: forbidden, ...problems }) ?? changedMeanwhile.refuse();
  if (category !== undefined && 'problem' in category)
    return refuseFields({ category: category.problem, ...problems }) ?? changedMeanwhile.refuse();
  const refusal = refuseFields(problems);
  if (refusal) return refusal;

  const tooMany = await admitEntered(db, scope, ssn, now);
  if (tooMany) return tooMany;
  const fields = { ...typed, custom: mergeCustomValues(before.custom, typed.custom) };
  const contact = await updateContact(
    db,
    services.sealer,
    { id, version },
    {
      fields,
      identity: { ssn, dateOfBirth },
      category,
      emailBy: typed.email === before.email ? undefined : scope.userId,
      at: now,
    },
  );
  if (!contact) return changedMeanwhile.refuse();
  const changes = await describeContactChanges({ db, services }, before, contact);
  record({
    contactId: id,
    subject: { type: 'contact', id },
    summary: `${contact.name} changed`,
    before: changes.before,
    after: { ...changes.after, ...describeIdentityChanges({ ssn, dateOfBirth }) },
  });
  return viewContact(contact, { db, scope, services });
};
