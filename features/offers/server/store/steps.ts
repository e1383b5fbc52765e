// What clients did with the papers of an offer, in order. Rows are added and never changed.
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import { PAPERS, type Step } from '../../rules/offer-steps.ts';
import { signatureMark } from '../../rules/signature-mark.ts';

const stepEvidence = z.object({
  paper: z.enum(PAPERS),
  /** Of the text of the paper as it was shown. */
  sha256: z.string(),
  signature: signatureMark,
  /** The zone in which the client lives, or else that of the office. */
  zone: z.string(),
  address: z.string(),
  device: z.string(),
  sessionId: z.string().nullable(),
  where: z.enum(['portal', 'tablet']),
  /** Who handed the tablet over; null in the portal. */
  handedOverBy: z.string().nullable(),
});
export type StepEvidence = z.output<typeof stepEvidence>;
export interface StoredStep {
  readonly id: string;
  readonly step: Step;
  readonly at: Date;
  readonly evidence: StepEvidence;
}
const place = (id: string): `offer_steps:${string}:evidence` => `offer_steps:${id}:evidence`;

export async function insertStep(
  db: Db,
  sealer: Sealer,
  step: StoredStep & { readonly contactId: string; readonly offerId: string },
): Promise<void> {
  const { evidence, ...same } = step;
  await db
    .insertInto('offerSteps')
    .values({ ...same, evidenceSealed: sealJson(sealer, place(step.id), evidence) })
    .execute();
}

/** The steps of each of these offers, in the order in which they were done. */
export async function listSteps(db: Db, sealer: Sealer, offerIds: readonly string[]): Promise<ReadonlyMap<string, readonly StoredStep[]>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('offerSteps')
    .select(['id', 'offerId', 'step', 'at', 'evidenceSealed'])
    .where('offerId', 'in', [...offerIds])
    .orderBy('at')
    .execute();
  const steps = new Map<string, StoredStep[]>(offerIds.map((id) => [id, []]));
  for (const { offerId, evidenceSealed, ...same } of rows)
    steps.get(offerId)?.push({ ...same, evidence: openJson(sealer, place(same.id), evidenceSealed, stepEvidence) });
  return steps;
}
