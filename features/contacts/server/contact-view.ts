// A contact as staff see it: identity masked, and what this staff member may do with it.
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { ContactView } from '../contract.ts';
import { missingForLetters } from '../rules/contact-fields.ts';
import { maskSsn, type Contact } from './store.ts';

export function viewContact(contact: Contact, scope: StaffScope): ContactView {
  const { ssnLast4, birthYear, createdAt, updatedAt, ...fields } = contact;
  return {
    ...fields,
    name: `${contact.firstName} ${contact.lastName}`,
    ssnMasked: maskSsn(ssnLast4),
    dateOfBirthMasked: birthYear === null ? null : `••/••/${birthYear}`,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    missingForLetters: [...missingForLetters({ ...contact, hasSsn: ssnLast4 !== null, hasDateOfBirth: birthYear !== null })],
    abilities: {
      update: scope.may('contacts:update'), reveal: scope.may('contacts:reveal-identity'),
      addReport: scope.may('credit-reports:add'), dispute: scope.may('disputes:prepare'),
    },
  };
}
