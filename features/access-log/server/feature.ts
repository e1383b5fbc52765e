import { defineFeature } from '../../../platform/server/feature.ts';
import { accessLogActivities } from '../activities.ts';
import { accessLogContract } from '../contract.ts';
import { VERIFY_ACCESS_LOG } from './close-days.ts';
import { closeAccessDays } from './jobs.ts';
import { exportPerson } from './operations/export-person.ts';
import { listForContact } from './operations/list-for-contact.ts';
import { listForPerson } from './operations/list-for-person.ts';
import { summarizePerson } from './operations/summarize-person.ts';

export const accessLogFeature = defineFeature({
  name: 'accessLog',
  contract: accessLogContract,
  activities: accessLogActivities,
  operations: { listForContact, listForPerson, summarizePerson, exportPerson },
  jobs: [closeAccessDays],
  maintenance: [VERIFY_ACCESS_LOG],
  bound: { access_log: 'What was shown of a record is never rewritten; the list of the kept record also shows it.' },
});
