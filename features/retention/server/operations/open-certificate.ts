import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { retentionContract } from '../../contract.ts';
import { renderCertificate } from '../render-certificate.ts';
import { findDisposal, listSubjects, sumDisposal } from '../store/disposals.ts';

/** More references than this are counted, not listed. */
const MOST_LISTED = 2_000;

export const openCertificate: Operation<typeof retentionContract.openCertificate> = async ({ db, input, zone, services, record }) => {
  const disposal = await findDisposal(db, input.id);
  if (!disposal) return refuse('retention.notFound', 'There is no such disposal.');
  if (disposal.state !== 'done' || disposal.finishedAt === null)
    return refuse('retention.notDone', 'The disposal is still running. Its certificate is there when it has ended.');
  const [sums, subjects, office] = [
    await sumDisposal(db, input.id),
    await listSubjects(db, input.id, MOST_LISTED),
    await services.findOffice(db),
  ];
  const { pdf } = await renderCertificate(
    { ...disposal, finishedAt: disposal.finishedAt, office: office.name ?? 'Redress', zone, sums, references: subjects },
    services.catalog.retention,
    services.typst,
  );
  record({ contactId: null, subject: { type: 'disposal', id: input.id }, summary: 'Certificate of disposal opened' });
  return new File([pdf], `Certificate of disposal ${input.id.slice(-12)}.pdf`, { type: 'application/pdf' });
};
