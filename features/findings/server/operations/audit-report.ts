import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { displayName } from '../../../files/server/public.ts';
import { findLetterhead, officeLook } from '../../../office/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { composeAuditReport } from '../../rules/audit-report/compose-audit-report.ts';
import { ssnEndings } from '../../rules/audit-report/conceal-ssn.ts';
import { mapAnswersWithStatus } from '../answer-status.ts';
import { findFindings } from '../find-findings.ts';
import { viewFinding } from '../finding-view.ts';
import { renderAuditReport } from '../render-audit-report.ts';

export const auditReport: Operation<typeof findingsContract.auditReport> = async (call) => {
  const { db, input, now, zone, services } = call;
  const found = await findFindings(call, input.reportId);
  if (isRefusal(found)) return found;
  const { contact, report, findings } = found;
  const may = await mayWork(db, contact.id, { what: 'client-report' }, { now, zone });
  if (may !== true) return may;
  call.shows(contact.id);
  const answers = await mapAnswersWithStatus(db, services.sealer, contact.id);
  const today = civilDateAt(now, zone);
  const [head, look] = [await findLetterhead(db, contact.locationId), await officeLook(db)];
  const content = composeAuditReport({
    report,
    rows: findings.map((finding) => viewFinding(finding, answers)),
    client: contact.name,
    office: head && { ...head, color: look.color, logo: look.logo && [...look.logo.bytes] },
    today,
    zone: zone,
    include: input.include,
    language: input.language ?? contact.language,
  });
  const { pdf } = await renderAuditReport(content, { renderer: services.typst, ssnEndings: ssnEndings(report, contact.ssnLast4) });
  return new File([pdf], displayName(`${content.heading} ${contact.name.slice(0, 80)} ${today}.pdf`.replaceAll(/[\\/]/g, ' ')), {
    type: 'application/pdf',
  });
};
