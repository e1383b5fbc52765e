// What is usually asked for together: sets that the office makes, and that fill the form of a request.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { freeLine } from '../../../platform/base/free-text.ts';
import { versioned } from '../../../platform/base/shared-inputs.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import { LONGEST_SET_NAME, MOST_SET_DAYS, MOST_SETS } from '../rules/request-sets.ts';
import { askedDocuments, storedDocuments } from '../rules/asked-documents.ts';

const set = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  documents: storedDocuments,
  /** Days from the day of asking until the documents are due. */
  days: z.number().int(),
});
export type RequestSet = z.output<typeof set>;

const fields = {
  name: freeLine(LONGEST_SET_NAME).refine((name) => name !== '', 'Please enter a name.'),
  documents: askedDocuments,
  days: z
    .number('Please enter whole days.')
    .int('Please enter whole days.')
    .min(0, 'Please enter 0 days or more.')
    .max(MOST_SET_DAYS, `Please enter ${MOST_SET_DAYS} days or fewer.`),
};
const notFound = { 'files.requestSetNotFound': { status: 404, when: 'There is no such set, or it was removed.' } } as const;
const nameTaken = { 'files.requestSetNameTaken': { status: 409, when: 'Another set has this name.' } } as const;
const tooMany = { 'files.requestSetsFull': { status: 422, when: `There are ${MOST_SETS} sets already.` } } as const;

export const requestSetsContract = {
  listRequestSets: endpoint({
    method: 'GET',
    path: '/document-request-sets',
    summary: `The sets of documents that are asked for together, ${MOST_SETS} at most, by name`,
    audience: 'staff',
    permission: 'files:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}),
    output: z.object({ rows: z.array(set) }),
  }),
  addRequestSet: endpoint({
    method: 'POST',
    path: '/document-request-sets',
    summary: 'Add a set of documents that are asked for together',
    audience: 'staff',
    permission: 'files:request',
    activity: 'files.requestSetAdded',
    refusals: { ...nameTaken, ...tooMany },
    input: z.strictObject(fields),
    output: set,
  }),
  changeRequestSet: endpoint({
    method: 'PUT',
    path: '/document-request-sets/{id}',
    summary: 'Change a set; what was asked for with it stays as it is',
    audience: 'staff',
    permission: 'files:request',
    activity: 'files.requestSetChanged',
    refusals: { ...notFound, ...nameTaken, ...changedMeanwhile.declared },
    input: z.strictObject({ ...versioned, ...fields }),
    output: set,
  }),
  removeRequestSet: endpoint({
    method: 'DELETE',
    path: '/document-request-sets/{id}',
    summary: 'Remove a set',
    audience: 'staff',
    permission: 'files:request',
    activity: 'files.requestSetRemoved',
    refusals: notFound,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ removed: z.literal(true) }),
  }),
  restoreRequestSet: endpoint({
    method: 'POST',
    path: '/document-request-sets/{id}/restore',
    summary: 'Restore a set that was removed',
    audience: 'staff',
    permission: 'files:request',
    activity: 'files.requestSetRestored',
    refusals: { ...notFound, ...nameTaken, ...tooMany },
    input: z.strictObject({ id: z.uuid() }),
    output: set,
  }),
};
