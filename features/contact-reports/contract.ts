// Reports about one contact, and the progress of a segment as a file.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { contactFilterSchema } from '../contact-lists/rules/contact-filter.ts';
import { workRefusals } from '../agreements/rules/work-refusals.ts';
import { contactNotFound } from '../contacts/rules/contact-refusals.ts';
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
};
