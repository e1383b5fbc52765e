import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { sampleLetterValues } from '../../rules/letter-samples.ts';
import { letterValues } from '../../rules/letter-values.ts';
import { findClient, letterRecords, mayRead } from '../letter-records.ts';
import { findReadable, previewPdf } from '../preview-letter.ts';

/** The items of a round letter are samples: those of a client are composed when a round opens. */
export const draftLetter: Operation<typeof letterLibraryContract.draftLetter> = async (call) => {
  const { db, scope, input, shows } = call;
  const may = mayRead(scope);
  if (may !== true) return may;
  const readable = await findReadable(db, input.id, input.versionId);
  if (isRefusal(readable)) return readable;
  const contact = await findClient(db, scope, input.contactId);
  if (isRefusal(contact)) return contact;
  shows(contact.id);
  const records = await letterRecords(call, contact, readable.letter.language);
  const known = letterValues(records, {});
  const sample = sampleLetterValues({ language: readable.letter.language });
  const { addressLine1, addressLine2, city, state, zip, name } = contact;
  return previewPdf(call, {
    ...readable,
    client: {
      name,
      addressLines: [addressLine1, addressLine2].flatMap((line) => (line ? [line] : [])),
      city: city ?? '',
      state: state ?? '',
      zip: zip ?? '',
    },
    office: records.office.name === null ? null : { name: records.office.name, lines: records.office.addressLines },
    values: { ...sample, fields: known.fields, conditions: { ...sample.conditions, ...known.conditions } },
    mark: 'DRAFT',
  });
};
