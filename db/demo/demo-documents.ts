// Which of the four documents the demo office has received, by client, and a page to upload. Clients not named here have
// sent none yet. Each is marked in a minute in which the same person did something else, so that no one signs in only for it.
import { days, type StaffKey } from './demo-story.ts';

type Kind = 'photo-id' | 'ssn-proof' | 'address-proof' | 'authorization';
/** Documents received that day. */
export interface DocumentsStep {
  readonly do: 'documents';
  readonly kinds: readonly Kind[];
  readonly ago: number;
  readonly by: StaffKey;
  /** For how many days the photo ID was valid then; it names no last day unless said. */
  readonly idLasts?: number;
}

export const ALL_FOUR: readonly Kind[] = ['photo-id', 'ssn-proof', 'address-proof', 'authorization'];
const [ID, SSN, ADDRESS, AUTHORIZATION] = ['photo-id', 'ssn-proof', 'address-proof', 'authorization'] as const;
const held = (ago: number, kinds: readonly Kind[], by: StaffKey = 'olivia'): DocumentsStep => ({ do: 'documents', kinds, ago, by });

export const DOCUMENTS: Readonly<Record<string, readonly DocumentsStep[]>> = {
  'Linda Petrov': [held(days(39), [ID, ADDRESS, AUTHORIZATION])],
  'Rosa Alvarado': [held(days(33, 1), ALL_FOUR)],
  'Darnell Washington': [held(days(48, 1), ALL_FOUR)],
  'Susan Hartley': [held(days(69, 1), ALL_FOUR)],
  'Michael Orlov': [held(days(27, 1), ALL_FOUR)],
  'Angela Brooks': [held(days(58, 1), [ID, SSN, AUTHORIZATION])],
  'Kevin Tran': [held(days(17), [AUTHORIZATION], 'marcus')],
  'Denise Carver': [held(days(163, 1), ALL_FOUR)],
  'Omar Haddad': [held(days(175, 1), ALL_FOUR)],
  'Brenda Nowak': [held(days(64, 1), [ID, SSN, AUTHORIZATION])],
  // His license has expired since.
  'Carlos Mendez': [{ ...held(days(61, 1), ALL_FOUR), idLasts: 40 }],
  'Elena Mendez': [held(days(61, 1), [ID, SSN, AUTHORIZATION])],
  'Walter Grimes': [held(days(44, 1), [ID, AUTHORIZATION])],
  'Tanya Ibrahim': [held(days(9, 1), [ID, AUTHORIZATION])],
  'Frank DiNapoli': [held(days(54, 1), ALL_FOUR)],
  'Ruth Amsel': [held(days(32, 1), [AUTHORIZATION])],
  'Isaac Goldberg': [held(days(75), ALL_FOUR)],
};

/** One page that bears one line, as PDF. */
export function demoPaper(line: string): string {
  const content = `BT /F1 18 Tf 72 700 Td (${line.replaceAll(/[()\\]/g, ' ')}) Tj ET`;
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let [text, places] = ['%PDF-1.4\n', ''];
  for (const [index, part] of parts.entries()) {
    places += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${part}\nendobj\n`;
  }
  return `${text}xref\n0 6\n0000000000 65535 f \n${places}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
