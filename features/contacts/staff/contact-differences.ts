// The differences between the entries of a form and what someone else saved, as text for the screen.
import type { Difference } from '../../../platform/web/form/ConflictNote.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { ContactView } from '../contract.ts';
import type { CustomField } from '../../contact-fields/contract.ts';
import { type Category, CATEGORY_LABELS } from '../rules/stages.ts';
import { CONTACT_FIELDS, FIELD_LABELS, formOfContact, maskSsn, splitTags, type ContactValues, type KnownField } from './contact-form.ts';

export interface Names {
  readonly ownerOf: (id: string) => string | undefined;
  readonly locationOf: (id: string) => string | undefined;
  readonly personOf: (id: string) => string | undefined;
}

/** SSN and date of birth are only named when a new one was typed, and the saved one as far as it is shown at all. */
export function findDifferences(
  mine: ContactValues,
  saved: ContactView,
  fields: readonly CustomField[],
  names: Names,
): readonly Difference[] {
  const theirs = formOfContact(saved);
  const known = CONTACT_FIELDS.flatMap((field): Difference[] => {
    if (field === 'ssn') return mine.ssn === '' ? [] : [{ label: FIELD_LABELS.ssn, mine: maskSsn(mine.ssn), saved: saved.ssnMasked ?? '' }];
    if (field === 'dateOfBirth')
      return mine.dateOfBirth === ''
        ? []
        : [{ label: FIELD_LABELS.dateOfBirth, mine: formatDate(mine.dateOfBirth), saved: saved.dateOfBirthMasked ?? '' }];
    if (mine[field].trim() === theirs[field]) return [];
    return [{ label: FIELD_LABELS[field], mine: inWords(field, mine[field], names), saved: inWords(field, theirs[field], names) }];
  });
  const own = fields.flatMap(({ id, label, kind }): Difference[] => {
    const [a, b] = [mine[`custom.${id}`] ?? '', theirs[`custom.${id}`] ?? ''];
    const words = (value: string): string =>
      kind === 'yes-no' && value !== '' ? (value === 'true' ? 'Yes' : 'No') : kind === 'date' ? formatDate(value) : value;
    return a.trim() === b ? [] : [{ label, mine: words(a), saved: words(b) }];
  });
  return [...known, ...own];
}

function inWords(field: KnownField, value: string, names: Names): string {
  if (value === '') return '';
  switch (field) {
    case 'category':
      return CATEGORY_LABELS[value as Category];
    case 'ownerId':
      return names.ownerOf(value) ?? 'somebody';
    case 'locationId':
      return names.locationOf(value) ?? 'another place';
    case 'referrerId':
      return names.personOf(value) ?? 'another person';
    case 'followUpOn':
      return formatDate(value);
    case 'tags':
      return splitTags(value).join(', ');
    case 'language':
      return value === 'es' ? 'Spanish' : 'English';
    default:
      return value;
  }
}
