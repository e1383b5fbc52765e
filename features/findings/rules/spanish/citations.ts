// What a finding rests on where it is more than the place in a law, in Spanish. A citation in words without its Spanish does not compile:
// analyses take theirs from here (finding.ts).
import type { Language } from '../../../../platform/base/language.ts';

const CITATIONS = {
  'Metro 2 (industry standard, not law): a current account has nothing past due; 15 U.S.C. 1681e(b)':
    'Metro 2 (norma de la industria, no es ley): una cuenta al día no tiene nada vencido; 15 U.S.C. 1681e(b)',
  'Metro 2 (industry standard, not law): who sold an account reports nothing owed to it; 15 U.S.C. 1681s-2(a)(1)(A), (2)':
    'Metro 2 (norma de la industria, no es ley): quien vendió una cuenta informa que no se le debe nada; 15 U.S.C. 1681s-2(a)(1)(A), (2)',
  'Metro 2 (industry standard, not law): a payment rating goes with statuses 05, 13, 65, 88, 89, 94 and 95 only':
    'Metro 2 (norma de la industria, no es ley): una calificación de pago va solo con los estados 05, 13, 65, 88, 89, 94 y 95',
  'Metro 2 (industry standard, not law): a late status carries the amount past due; 15 U.S.C. 1681e(b)':
    'Metro 2 (norma de la industria, no es ley): un estado de atraso lleva el monto vencido; 15 U.S.C. 1681e(b)',
  'Metro 2 (industry standard, not law): the original date opened is kept; 15 U.S.C. 1681e(b)':
    'Metro 2 (norma de la industria, no es ley): se conserva la fecha de apertura original; 15 U.S.C. 1681e(b)',
  'Metro 2 (industry standard, not law): revolving accounts carry their credit limit':
    'Metro 2 (norma de la industria, no es ley): las cuentas rotativas llevan su límite de crédito',
  'Metro 2 (industry standard, not law): lateness is counted in stages of 30 days; 15 U.S.C. 1681e(b)':
    'Metro 2 (norma de la industria, no es ley): el atraso se cuenta en etapas de 30 días; 15 U.S.C. 1681e(b)',
  'Metro 2 (industry standard, not law): statuses 64 and 97 carry the original charge-off amount':
    'Metro 2 (norma de la industria, no es ley): los estados 64 y 97 llevan el monto original dado por incobrable',
  '15 U.S.C. 1681s-2(a)(2); Metro 2 (industry standard, not law)': '15 U.S.C. 1681s-2(a)(2); Metro 2 (norma de la industria, no es ley)',
  'Metro 2 account status codes; evidence, not law': 'Códigos de estado de cuenta de Metro 2; son indicio, no ley',
  'Metro 2 compliance conditions (they stay until removed)': 'Condiciones de cumplimiento de Metro 2 (siguen hasta que se quitan)',
  'Metro 2 K1 segment (evidence, not law); 15 U.S.C. 1692g(a)(2)': 'Segmento K1 de Metro 2 (es indicio, no ley); 15 U.S.C. 1692g(a)(2)',
  'Custom of the bureaus to show hard inquiries for two years; no statute limits them':
    'Costumbre de los burós de mostrar las consultas duras por dos años; ninguna ley las limita',
  'Policy of the nationwide bureaus since July 1, 2022; not a statute':
    'Política de los burós nacionales desde el 1 de julio de 2022; no es una ley',
  'Policy of the nationwide bureaus since April 11, 2023; not a statute':
    'Política de los burós nacionales desde el 11 de abril de 2023; no es una ley',
  'Policy of the nationwide bureaus (National Consumer Assistance Plan, 2017 and 2018); not a statute':
    'Política de los burós nacionales (National Consumer Assistance Plan, 2017 y 2018); no es una ley',
  'Practice of the nationwide bureaus; the statute allows ten years': 'Práctica de los burós nacionales; la ley permite diez años',
  "The bureau's own estimated date of removal; not a statute": 'La fecha de eliminación que calcula el propio buró; no es una ley',
} as const;
/** Places in laws are the same in every language. */
export type Citation = keyof typeof CITATIONS | `${number} U.S.C. ${string}` | `${number} CFR ${string}`;

/** What a finding rests on, in `language`; words of an earlier version stay English. */
export function citationIn(language: Language, citation: string): string {
  const spanish: Readonly<Record<string, string>> = CITATIONS;
  return language === 'en' ? citation : (spanish[citation] ?? citation);
}
