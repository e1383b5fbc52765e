import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { readLetterPdf } from '../letter-pdf.ts';

export const getMyPdf: Operation<typeof lettersContract.getMyPdf> = (call) => readLetterPdf(call, call.input.id);
