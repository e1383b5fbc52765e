// The reasons of disputes as the client reads them in Spanish (`clientLabel` is the English).
import type { Language } from '../../../platform/base/language.ts';
import { findReason, type ReasonCode } from './dispute-reasons.ts';

export const SPANISH_LABELS: Readonly<Record<ReasonCode, string>> = {
  'not-mine': 'Esto no es mío',
  'mixed-file': 'Esto es de otra persona',
  'not-responsible': 'No soy quien debe esto',
  'authorized-user': 'Solo tenía permiso de usar la tarjeta',
  'unknown-collection': 'No conozco esta cobranza',
  'identity-theft': 'Alguien abrió esto a mi nombre',
  'paid-or-settled': 'Ya pagué o liquidé esto',
  'insurance-paid': 'El seguro pagó esto',
  'balance-wrong': 'El monto que se debe está equivocado',
  'amounts-wrong': 'Otro monto está equivocado',
  'late-payments-wrong': 'No me atrasé',
  'late-payments-too-old': 'Estos pagos atrasados son demasiado antiguos',
  'status-wrong': 'El estado está equivocado',
  'closed-not-open': 'Esta cuenta está cerrada',
  'closed-by-client': 'Yo mismo cerré esta cuenta',
  'dates-wrong': 'Una fecha está equivocada',
  're-aged': 'Quedó sin pagar antes de lo que se muestra',
  obsolete: 'Esto es demasiado antiguo',
  duplicate: 'Esto aparece dos veces',
  'sold-or-transferred': 'Otra empresa se quedó con esto',
  'in-bankruptcy': 'Mi bancarrota cubrió esto',
  'not-in-bankruptcy': 'Esto no estaba en una bancarrota',
  'terms-wrong': 'El tipo de cuenta está equivocado',
  'remarks-wrong': 'Una observación está equivocada',
  'payment-arrangement': 'El acreedor me permitió pagar después',
  'creditor-agreed': 'El acreedor dijo que corregiría esto',
  'deceased-wrong': 'Dice que he muerto',
  'medical-paid': 'Pagué esta factura médica',
  'medical-recent': 'Esta factura médica tiene menos de un año',
  'medical-under-500': 'Esta factura médica era de menos de $500',
  'medical-veteran': 'Asuntos de los Veteranos debía pagar esto',
  'inquiry-not-authorized': 'No pedí nada a esta empresa',
  'record-satisfied': 'Esto ya se pagó o se liberó',
  'record-dismissed': 'El tribunal desestimó esto',
  'record-details-wrong': 'Los detalles están equivocados',
  incomplete: 'Falta algo importante',
  'other-inaccuracy': 'Otra cosa está equivocada',
  'not-answered': 'No respondieron a tiempo',
  'verified-but-contradicted': 'Lo mantuvieron aunque hay papeles que muestran que está equivocado',
  reinserted: 'Esto se eliminó y volvió a aparecer',
  'name-not-mine': 'Nunca usé este nombre',
  'name-misspelled': 'Mi nombre está mal escrito',
  'address-not-mine': 'Nunca viví allí',
  'employer-not-mine': 'Nunca trabajé allí',
  'phone-not-mine': 'Nunca tuve este número de teléfono',
  'birth-date-wrong': 'Mi fecha de nacimiento está equivocada',
  'ssn-wrong': 'Este no es mi número de Seguro Social',
  'alert-not-placed': 'No pedí esta alerta',
  'alert-not-about-me': 'Esta alerta no se refiere a mí',
};
const NO_REASON = { en: 'Being checked', es: 'En revisión' } as const;

/** Why an item is disputed, in the client's words. */
export function clientReason(code: string | null, language: Language): string {
  const reason = code === null ? undefined : findReason(code);
  if (!reason) return NO_REASON[language];
  const spanish: Readonly<Record<string, string>> = SPANISH_LABELS;
  return language === 'es' ? (spanish[reason.code] ?? reason.clientLabel) : reason.clientLabel;
}
