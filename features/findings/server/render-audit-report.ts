// The audit report on paper: its content becomes PDF by the one template.
import { readFileSync } from 'node:fs';
import { NOTO_SERIF } from '../../../platform/server/pdf/noto-serif.ts';
import type { TypstDocument, TypstJob, TypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import type { AuditFinding, AuditReport } from '../rules/audit-report/audit-report.ts';
import { AUDIT_SENTENCES } from '../rules/audit-report/audit-sentences.ts';
import { concealSsn } from '../rules/audit-report/conceal-ssn.ts';

const TEMPLATE = readFileSync(new URL('../rules/audit-report/audit-report-template.typ', import.meta.url), 'utf8');
/** A third of a page; a longer finding may break across pages. */
const WHOLE_FINDING_LINES = 16;
const LINE_CHARACTERS = 85;
/** Findings that take about as long as one ordinary letter. */
const FINDINGS_A_LETTER = 8;

/**
 * The report as PDF: US Letter, tagged, PDF/UA-1. Characters the font cannot show are printed as '?', with a note that says so.
 * `ssnEndings` are the last four digits of numbers that must not be readable in full.
 */
export async function renderAuditReport(
  report: AuditReport,
  { renderer, ssnEndings }: { readonly renderer: TypstRenderer; readonly ssnEndings: ReadonlySet<string> },
): Promise<TypstDocument> {
  const masked = (text: string): string => concealSsn(text, ssnEndings);
  const made = await renderer.render(auditJob(report, masked));
  if (!made.missingGlyphs) return made;
  const missing = new Set(made.missingGlyphs);
  const shown = (text: string): string => Array.from(masked(text), (char) => (missing.has(char) ? '?' : char)).join('');
  const again = await renderer.render(
    auditJob(
      { ...report, guide: { ...report.guide, content: [...report.guide.content, AUDIT_SENTENCES[report.language].unshown] } },
      shown,
    ),
  );
  return { ...again, missingGlyphs: made.missingGlyphs };
}

/** The job that typesets the report, each of its texts as `said` makes it. */
function auditJob(report: AuditReport, said: (text: string) => string): TypstJob {
  const findings = report.findings.content.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({
      ...group,
      findings: group.findings.map((finding) => ({ ...finding, long: isLong(finding) })),
    })),
  }));
  const data = JSON.stringify({ ...report, findings: { ...report.findings, content: findings } }, (_key, value: unknown) =>
    typeof value === 'string' ? said(value) : value,
  );
  const count = findings.reduce((sum, { groups }) => sum + groups.reduce((some, group) => some + group.findings.length, 0), 0);
  return {
    template: TEMPLATE,
    fonts: NOTO_SERIF,
    standard: 'ua-1',
    weight: 1 + Math.ceil(count / FINDINGS_A_LETTER),
    data: JSON.parse(data),
  };
}

function isLong({ facts, question, restsOn }: AuditFinding): boolean {
  return [...facts, question, restsOn].reduce((sum, text) => sum + Math.ceil(text.length / LINE_CHARACTERS), 0) > WHOLE_FINDING_LINES;
}
