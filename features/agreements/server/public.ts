// What gates and the start of the day may ask about agreements, and how a merge of two contacts takes them along.
export { addImportedAgreements } from './add-agreement.ts';
export { recordAttested } from './attested-job.ts';
export { mayWork, refuseWorkForMany } from './may-work.ts';
export { countReadyForWork } from './store/by-contact.ts';
