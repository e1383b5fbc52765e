import { defineFeature } from '../../../platform/server/feature.ts';
import { leadsActivities } from '../activities.ts';
import { leadsContract } from '../contract.ts';
import { board } from './operations/board.ts';
import { changeForm } from './operations/change-form.ts';
import { claim } from './operations/claim.ts';
import { column } from './operations/column.ts';
import { convert } from './operations/convert.ts';
import { createForm } from './operations/create-form.ts';
import { hot } from './operations/hot.ts';
import { listCalls } from './operations/list-calls.ts';
import { listEntries } from './operations/list-entries.ts';
import { listForms } from './operations/list-forms.ts';
import { logCall } from './operations/log-call.ts';
import { markLost } from './operations/mark-lost.ts';
import { moveStage } from './operations/move-stage.ts';
import { release } from './operations/release.ts';
import { removeCall } from './operations/remove-call.ts';
import { removeForm } from './operations/remove-form.ts';
import { reopen } from './operations/reopen.ts';
import { restoreCall } from './operations/restore-call.ts';
import { restoreForm } from './operations/restore-form.ts';
import { FORM_WIRE, mountFormRoutes } from './wire/form-routes.ts';
import { SEAL_CALLS } from './store/calls.ts';
import { LEAD_ROWS_FOLLOW } from './store/merge.ts';
import { leadNeeds } from './lead-needs.ts';
import { CALLS_RETENTION } from './store/retention.ts';

export const leadsFeature = defineFeature({
  name: 'leads',
  contract: leadsContract,
  views: ['lead_call_results', 'lead_call_times'],
  dataSteps: [SEAL_CALLS],
  activities: leadsActivities,
  operations: {
    board,
    column,
    hot,
    moveStage,
    claim,
    release,
    convert,
    markLost,
    reopen,
    logCall,
    listCalls,
    removeCall,
    restoreCall,
    listEntries,
    listForms,
    createForm,
    changeForm,
    removeForm,
    restoreForm,
  },
  routes: mountFormRoutes,
  wire: FORM_WIRE,
  needs: [leadNeeds],
  retention: [CALLS_RETENTION],
  follows: [LEAD_ROWS_FOLLOW],
});
