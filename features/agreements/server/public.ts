// What gates and the start of the day may ask about agreements, and how a merge of two contacts takes them along.
export { addImportedAgreements } from './add-agreement.ts';
export { addSignedAgreement } from './add-agreement.ts';
export { findCurrentAgreement } from './agreement-status.ts';
export { recordAttested } from './attested-job.ts';
export { listCanceled, mayWork, refuseWorkForMany } from './may-work.ts';
export { countReadyForWork } from './store/by-contact.ts';
export { insertVerdicts as writeVerdicts } from './store/verdicts.ts';
