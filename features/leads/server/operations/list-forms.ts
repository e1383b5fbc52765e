import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import { listForms as findForms } from '../store/forms.ts';

export const listForms: Operation<typeof leadsContract.listForms> = async ({ db }) => ({ forms: await findForms(db) });
