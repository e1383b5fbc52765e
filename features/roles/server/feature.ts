import { defineFeature } from '../../../platform/server/feature.ts';
import { rolesActivities } from '../activities.ts';
import { rolesContract } from '../contract.ts';
import { endSession } from './operations/end-session.ts';
import { get } from './operations/get.ts';
import { getPerson } from './operations/get-person.ts';
import { listPeople } from './operations/list-people.ts';
import { listSensitive } from './operations/list-sensitive.ts';
import { listSessions } from './operations/list-sessions.ts';

export const rolesFeature = defineFeature({
  name: 'roles',
  contract: rolesContract,
  activities: rolesActivities,
  operations: { get, listPeople, getPerson, listSessions, endSession, listSensitive },
});
