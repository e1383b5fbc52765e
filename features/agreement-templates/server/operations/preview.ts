import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementTemplatesContract } from '../../contract.ts';
import { previewText } from '../preview-text.ts';

export const preview: Operation<typeof agreementTemplatesContract.preview> = async (call) => {
  const made = await previewText(call);
  return isRefusal(made) ? made : { document: made.document, state: made.state };
};
