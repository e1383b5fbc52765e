// The content of an event, sealed for its row.
import { z } from 'zod';
import { sealStep } from '../../../../platform/server/database/data-step.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';

const content = z.object({
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  changes: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      before: z.string(),
      after: z.string(),
      effect: z.enum(['better', 'worse', 'neutral']),
    }),
  ),
  evidence: z.string().nullable(),
});
export type SealedContent = z.output<typeof content>;

const place = (id: string): Place => `credit_report_events:${id}:content`;

export function sealContent(sealer: Sealer, id: string, { heading, accountNumberMasked, changes, evidence }: SealedContent): Buffer {
  return sealJson(sealer, place(id), { heading, accountNumberMasked, changes, evidence });
}

export function openContent(sealer: Sealer, id: string, sealed: Uint8Array): SealedContent {
  return openJson(sealer, place(id), sealed, content);
}

/** Events found before their content was sealed. */
export const SEAL_EVENTS = sealStep({
  name: '0044_seal_report_events',
  table: 'credit_report_events',
  read: 'heading, account_number_masked as "accountNumberMasked", changes, evidence',
  row: content,
  pending: 'heading is not null',
  write: { content_sealed: 'bytea' },
  seal: ({ id, ...plain }, sealer) => ({ content_sealed: sealContent(sealer, id, plain) }),
  clear: ['heading', 'account_number_masked', 'changes', 'evidence'],
  required: ['content_sealed'],
});
