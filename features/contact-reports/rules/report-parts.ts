// The parts of a report about one contact, and what each needs to be seen besides the page itself.
export const REPORT_PARTS = ['audit', 'progress', 'items', 'letters', 'activity', 'papers'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];
/** The audit report has its own PDF, made by findings; papers about the case are made on request. */
export const PDF_PARTS = ['progress', 'items', 'letters', 'activity'] as const satisfies readonly ReportPart[];
export type PdfPart = (typeof PDF_PARTS)[number];

export const PART_PERMISSIONS = {
  audit: 'findings:view',
  progress: 'credit-reports:view',
  items: 'disputes:view',
  letters: 'letters:view',
  activity: 'activity:view',
  papers: 'contact-reports:export',
} as const satisfies Readonly<Record<ReportPart, string>>;

export const PART_NAMES: Readonly<Record<ReportPart, string>> = {
  audit: 'Audit report',
  progress: 'Progress',
  items: 'Item history',
  letters: 'Letter log',
  activity: 'Activity log',
  papers: 'Case file',
};

/** What a person who may see these parts gets once a contact is chosen. */
export function sayWhatToChoose(parts: readonly ReportPart[]): string {
  if (parts.length === 0) return 'Your role includes none of these reports.';
  const names = parts.map((part) => PART_NAMES[part].toLowerCase()).join(', ');
  return `Choose a contact to see: ${names}. ${parts.length === 1 ? 'It is' : 'Each is'} also a PDF.`;
}
