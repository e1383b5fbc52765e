import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { readLetterPdf } from '../letter-pdf.ts';

export const getPdf: Operation<typeof lettersContract.getPdf> = (call) => readLetterPdf(call, call.input.id);
