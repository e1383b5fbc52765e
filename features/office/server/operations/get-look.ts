import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { viewLook } from '../look/view-look.ts';

export const getLook: Operation<typeof officeContract.getLook> = ({ db }) => viewLook(db);
