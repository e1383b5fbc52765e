import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { sampleLetterValues } from '../../rules/letter-samples.ts';
import { SAMPLE_CLIENT } from '../../rules/sample-item.ts';
import { findReadable, previewPdf } from '../preview-letter.ts';

export const sampleLetter: Operation<typeof letterLibraryContract.sampleLetter> = async (call) => {
  const readable = await findReadable(call.db, call.input.id, call.input.versionId);
  if (isRefusal(readable)) return readable;
  return previewPdf(call, {
    ...readable,
    client: SAMPLE_CLIENT,
    office: null,
    values: sampleLetterValues({ language: readable.letter.language }),
    mark: 'SAMPLE',
  });
};
