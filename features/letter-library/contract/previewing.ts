// Previews of letters: values of a real client, and PDFs that say SAMPLE or DRAFT.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { language, letterId, noLetter, versionUnknown } from './shared-parts.ts';

const cannotPreview = {
  'letterLibrary.cannotPreview': {
    status: 422,
    when: 'The letter says what no letter may say, or the contact or the office has no address.',
  },
} as const;
/** A version instead of the text as it is now. */
const versionId = z.uuid().optional();

export const previewingContract = {
  clientValues: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/letter-values',
    summary: 'What the fields of a letter are filled with for a client; date of birth and Social Security number are left out',
    audience: 'staff',
    permission: 'letter-library:view',
    activity: null,
    sees: 'contact',
    refusals: contactNotFound.declared,
    input: z.strictObject({ contactId: z.uuid(), language }),
    output: z.object({ fields: z.record(z.string(), z.string().nullable()), conditions: z.record(z.string(), z.boolean()) }),
  }),
  sampleLetter: endpoint({
    method: 'GET',
    path: '/library-letters/{id}/sample.pdf',
    summary: 'The letter as PDF with an invented person, marked SAMPLE',
    audience: 'staff',
    permission: 'letter-library:view',
    activity: null,
    costly: true,
    refusals: { ...noLetter, ...versionUnknown, ...cannotPreview },
    input: z.strictObject({ id: letterId, versionId }),
    output: z.file(),
  }),
  draftLetter: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/library-letters/{id}/draft.pdf',
    summary: 'The letter as PDF for a client, marked DRAFT; what has no value is named in its place',
    audience: 'staff',
    permission: 'letter-library:view',
    activity: null,
    sees: 'contact',
    costly: true,
    refusals: { ...noLetter, ...versionUnknown, ...contactNotFound.declared, ...cannotPreview },
    input: z.strictObject({ contactId: z.uuid(), id: letterId, versionId }),
    output: z.file(),
  }),
};
