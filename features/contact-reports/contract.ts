// Reports about one contact, and the progress of a segment as a file.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { contactFilterSchema } from '../contact-lists/rules/contact-filter.ts';
import { workRefusals } from '../agreements/rules/work-refusals.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { CASE_FILE_KINDS } from './rules/case-file.ts';
import { itemHistory } from './rules/item-history.ts';
import { bureauProgress, scoreSpan } from './rules/progress.ts';
import { PDF_PARTS } from './rules/report-parts.ts';

const ofContact = z.strictObject({ contactId: z.uuid() });

export const contactReportsContract = {
  progress: endpoint({
    method: 'GET',
    path: '/contact-reports/{contactId}/progress',
    summary: 'The first report of a contact against the newest, bureau by bureau, with scores by model',
    audience: 'staff',
    permission: 'contact-reports:view',
    activity: null,
    sees: 'report',
    costly: true,
    refusals: contactNotFound.declared,
    input: ofContact,
    output: z.object({
      bureaus: z.array(bureauProgress),
      /** Null for those who may not see scores. */
      scores: z.array(scoreSpan).nullable(),
    }),
  }),
  items: endpoint({
    method: 'GET',
    path: '/contact-reports/{contactId}/items',
    summary: 'Every disputed item of a contact at each bureau through the rounds, with outcomes and days',
    audience: 'staff',
    permission: 'contact-reports:view',
    activity: null,
    sees: 'report',
    costly: true,
    refusals: contactNotFound.declared,
    input: ofContact,
    output: itemHistory,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/contact-reports/{contactId}/{part}/pdf',
    summary: 'One report about a contact as PDF with the head of the office',
    audience: 'staff',
    permission: 'contact-reports:view',
    activity: null,
    sees: 'report',
    costly: true,
    refusals: { ...contactNotFound.declared, ...workRefusals.declared },
    input: z.strictObject({ contactId: z.uuid(), part: z.enum(PDF_PARTS) }),
    output: z.file(),
  }),
  exportSegment: endpoint({
    method: 'POST',
    path: '/contact-reports/segment-exports',
    summary: 'Download the progress of contacts that match a filter, as CSV',
    audience: 'staff',
    permission: 'contact-reports:export',
    activity: 'contactReports.segmentExported',
    danger: 'exports',
    recent: true,
    costly: true,
    refusals: {
      'contactReports.tooMany': { status: 422, when: 'More than 5,000 contacts match.' },
    },
    input: z.strictObject({ filter: contactFilterSchema }),
    output: z.file(),
  }),
  makeCaseFile: endpoint({
    method: 'POST',
    path: '/contact-reports/{contactId}/case-file',
    summary:
      'The papers about a case in one PDF: what happened, the items, the letters as mailed, the answers. For the client, or for their attorney',
    audience: 'staff',
    permission: 'contact-reports:export',
    activity: 'contactReports.caseFileMade',
    sees: 'report',
    danger: 'exports',
    recent: true,
    costly: true,
    refusals: {
      ...contactNotFound.declared,
      'contactReports.noConsent': {
        status: 422,
        when: 'It is given to someone else, and the client’s written wish is not among their accepted documents (15 U.S.C. 1681b(f)).',
      },
    },
    input: z
      .strictObject({
        contactId: z.uuid(),
        kind: z.enum(CASE_FILE_KINDS),
        /** Whom it is given to: null is the client, else the name of their attorney. */
        attorney: freeLine(200).min(1).nullable().default(null),
        /** The client’s written wish that the attorney gets it, among their documents. */
        consentFileId: z.uuid().nullable().default(null),
      })
      .refine(({ kind, attorney }) => kind === 'attorney' || attorney === null, {
        path: ['attorney'],
        message: 'Papers for a complaint are given to the client only.',
      }),
    output: z.file(),
  }),
  getMyPapers: endpoint({
    method: 'GET',
    path: '/portal/complaint-papers',
    summary: "The client's own papers for a complaint as one PDF",
    audience: 'client',
    permission: 'contact-reports:view-own',
    activity: null,
    costly: true,
    refusals: {
      'contactReports.noPapers': {
        status: 409,
        when: 'No letter was mailed yet, so there are no papers.',
        spanish: 'Todavía no se envió ninguna carta, así que no hay papeles.',
      },
    },
    input: z.strictObject({}).optional(),
    output: z.file(),
  }),
};
