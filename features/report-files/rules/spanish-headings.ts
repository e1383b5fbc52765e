// Headings of lines as a client reads them in Spanish. A creditor's or a person's name stays as it is printed.
import type { Language } from '../../../platform/base/language.ts';
import { DETAIL_LABELS, PERSONAL_DETAILS, type PersonalDetail } from './personal-lines.ts';

const DETAILS: Readonly<Record<PersonalDetail, string>> = {
  name: 'Nombre',
  address: 'Dirección',
  'birth-date': 'Fecha de nacimiento',
  ssn: 'Número de Seguro Social, últimos cuatro',
  employer: 'Empleador',
  phone: 'Número de teléfono',
  'deceased-alert': 'Alerta de fallecimiento',
  'fraud-alert': 'Alerta de fraude',
  'other-alert': 'Alerta',
};
/** Headings of questions about a whole file. */
const WHOLE: Readonly<Record<string, string>> = {
  'Mixed file': 'Archivo mezclado',
  'Chapter 7 bankruptcies': 'Bancarrotas del capítulo 7',
  'Judgments and tax liens': 'Sentencias y gravámenes fiscales',
};
const LABELS: readonly (readonly [english: string, spanish: string])[] = PERSONAL_DETAILS.map((detail) => [
  DETAIL_LABELS[detail],
  DETAILS[detail],
]);

/** 'Address: 5 Oak St' as 'Dirección: 5 Oak St'; other headings as they are. */
export function headingIn(language: Language, heading: string): string {
  if (language === 'en') return heading;
  const whole = WHOLE[heading] ?? LABELS.find(([english]) => english === heading)?.[1];
  if (whole !== undefined) return whole;
  const found = LABELS.find(([english]) => heading.startsWith(`${english}: `));
  return found ? `${found[1]}${heading.slice(found[0].length)}` : heading;
}
