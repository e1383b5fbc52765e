import { z } from 'zod';
import { isInstant } from '../../../../platform/base/instant.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import { listWaitingJobs } from '../../../../platform/server/waiting-jobs.ts';
import type { backgroundJobsContract, JobRecord } from '../../contract.ts';
import { findContactsOf, type ContactOfRecord } from '../store.ts';

type Contacts = ReadonlyMap<string, ContactOfRecord>;

const CURSOR = pageCursor('backgroundJobs.waiting', z.tuple([z.string().refine(isInstant), z.uuid()]));

/** By key of a payload, the record that says most first. */
const RECORDS: readonly (readonly [key: string, record: JobRecord])[] = [
  ['letterId', 'letter'],
  ['reportId', 'report'],
  ['connectionId', 'connection'],
  ['mailId', 'mail'],
  ['importId', 'import'],
  ['exportId', 'export'],
  ['batchId', 'printBatch'],
  ['reportFileId', 'reportFile'],
  ['runId', 'run'],
  ['contactId', 'contact'],
];

export const listWaiting: Operation<typeof backgroundJobsContract.listWaiting> = async ({ db, scope, input }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const { rows, next } = CURSOR.page(await listWaitingJobs(db, { after, limit: input.limit + 1 }), input.limit, ({ place }) => place);
  const contacts: Contacts = scope.may('contacts:view')
    ? await findContactsOf(db, [...new Set(rows.flatMap(({ ids }) => [...ids.values()]))])
    : new Map();
  return {
    rows: rows.map(({ ids, place: _place, createdAt, nextAt, ...job }) => {
      const [key, record] = RECORDS.find(([one]) => ids.has(one)) ?? [undefined, null];
      return {
        ...job,
        createdAt: createdAt.toISOString(),
        nextAt: nextAt.toISOString(),
        record,
        contact: contacts.get(ids.get(key ?? '') ?? '') ?? contacts.get(ids.get('contactId') ?? '') ?? null,
      };
    }),
    next,
  };
};
