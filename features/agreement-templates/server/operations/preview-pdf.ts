import { isRefusal } from '../../../../platform/base/refusal.ts';
import { renderFilled } from '../../../../platform/server/document/render-filled.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { displayName } from '../../../files/server/public.ts';
import type { agreementTemplatesContract } from '../../contract.ts';
import { previewText } from '../preview-text.ts';

const SAMPLE = { en: 'Sample', es: 'Muestra' };

export const previewPdf: Operation<typeof agreementTemplatesContract.previewPdf> = async (call) => {
  const made = await previewText(call);
  if (isRefusal(made)) return made;
  const { template, contact, language, document } = made;
  const title = `${SAMPLE[language]}: ${template.name}`;
  const { pdf } = await renderFilled(document, { title, language }, call.services.typst);
  const name = displayName(`${title.replace(':', '')} ${contact.name.slice(0, 80)}.pdf`.replaceAll(/[\\/:]/g, ' '));
  return new File([pdf], name, { type: 'application/pdf' });
};
