import { defineFeature } from '../../../platform/server/feature.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';
import { mailServicesActivities } from '../activities.ts';
import { mailServicesContract } from '../contract.ts';
import { cancelBatch } from './operations/cancel-batch.ts';
import { decide } from './operations/decide.ts';
import { getBatch } from './operations/get-batch.ts';
import { getService } from './operations/get-service.ts';
import { listBatches } from './operations/list-batches.ts';
import { quote } from './operations/quote.ts';
import { send } from './operations/send.ts';
import { MAIL_SERVICE_PARTS, MAIL_SERVICE_SETTINGS } from './parts.ts';
import { clearUp, sendLetter } from './send-letter.ts';
import { sendingNeeds } from './sending-needs.ts';
import { trackLetters } from './track-letters.ts';
import { EVENT_WIRE, mountEventRoute } from './wire/event-route.ts';

export const mailServicesFeature = defineFeature({
  name: 'mailServices',
  rightsOf: 'letters',
  contract: mailServicesContract,
  activities: mailServicesActivities,
  operations: { getService, quote, send, listBatches, getBatch, cancelBatch, decide },
  jobs: [sendLetter, clearUp, trackLetters],
  routes: mountEventRoute,
  wire: EVENT_WIRE,
  settings: MAIL_SERVICE_SETTINGS,
  parts: MAIL_SERVICE_PARTS,
  needs: [sendingNeeds],
  retention: [
    rowsDisposed({
      key: 'mailServices.letters',
      name: 'Letters given to a mail service and when they arrived',
      tables: ['mail_service_letters'],
      group: 'records',
      onRequest: false,
    }),
  ],
  bound: { mail_service_letters: 'They are about letters, which stay with their record.' },
});
