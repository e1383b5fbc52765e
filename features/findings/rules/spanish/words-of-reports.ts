// The words of ours for what reports say of an account, in Spanish.
import type { GridCode, PayStatus } from '../../../report-files/rules/model.ts';
import { gridCode } from '../../../report-files/rules/report-view.ts';
import { PAY_STATUS_WORDS, RESPONSIBILITY_WORDS } from '../../../report-files/rules/wording.ts';

/** The English words of each key with their Spanish. */
function inPairs<Key extends string>(
  english: Readonly<Record<Key, string>>,
  spanish: Readonly<Record<Key, string>>,
): ReadonlyMap<string, string> {
  const words: Readonly<Record<string, string>> = spanish;
  return new Map(Object.entries<string>(english).map(([key, said]) => [said, words[key] ?? said]));
}

/** 'Charge-off' as 'dada por incobrable'. */
export const STATUSES = inPairs(PAY_STATUS_WORDS, {
  current: 'al día',
  late30: '30 días de atraso',
  late60: '60 días de atraso',
  late90: '90 días de atraso',
  late120: '120 días de atraso',
  late150: '150 días de atraso',
  late180: '180 días de atraso',
  collection: 'en cobranza',
  'charge-off': 'dada por incobrable',
  'collection-or-charge-off': 'en cobranza o dada por incobrable',
  repossession: 'embargo del bien',
  foreclosure: 'ejecución hipotecaria',
  'voluntary-surrender': 'entrega voluntaria del bien',
  bankruptcy: 'bancarrota',
  'paid-or-closed': 'pagada o cerrada',
  'paid-was-collection': 'pagada, estuvo en cobranza',
  'paid-was-charge-off': 'pagada, se dio por incobrable',
  settled: 'liquidada',
  'too-new': 'demasiado nueva para calificarla',
  unknown: 'desconocido',
} satisfies Readonly<Record<PayStatus, string>>);

/** 'Joint' as 'conjunta'. */
export const ROLES = inPairs(RESPONSIBILITY_WORDS, {
  individual: 'individual',
  joint: 'conjunta',
  'authorized-user': 'de usuario autorizado',
  'co-maker': 'de codeudor',
  maker: 'de deudor principal',
  terminated: 'terminada',
  deceased: 'de una persona fallecida',
  undesignated: 'sin designar',
});

const STAGES_BY_CODE: Readonly<Record<GridCode, string>> = {
  OK: 'al día',
  '30': 'con 30 días de atraso',
  '60': 'con 60 días de atraso',
  '90': 'con 90 días de atraso',
  '120': 'con 120 días de atraso',
  '150': 'con 150 días de atraso',
  '180': 'con 180 días de atraso',
  CO: 'dada por incobrable',
  COLL: 'en cobranza',
  RP: 'con embargo del bien',
  FC: 'en ejecución hipotecaria',
  VS: 'con entrega voluntaria del bien',
  BK: 'en bancarrota',
  PP: 'en un plan de pagos',
  ZB: 'sin nada que pagar',
  ND: 'sin datos',
  UNK: 'sin calificación',
};
/** '30 days late' of a month as 'con 30 días de atraso'. */
export const STAGES: ReadonlyMap<string, string> = new Map(
  (['OK', '30', '60', '90', '120', '150', '180', 'CO', 'COLL', 'RP', 'FC', 'VS', 'BK', 'PP', 'ZB', 'ND', 'UNK'] as const).map((code) => [
    gridCode(code).words,
    STAGES_BY_CODE[code],
  ]),
);

/** Why an account is negative, as `findNegativeReasons` says it behind the bureau. */
const GROUNDS: ReadonlyMap<string, string> = new Map([
  ['an account in bankruptcy', 'una cuenta en bancarrota'],
  ['a foreclosure', 'una ejecución hipotecaria'],
  ['a repossession', 'un embargo del bien'],
  ['a voluntary surrender', 'una entrega voluntaria del bien'],
  ['a charge-off', 'una cuenta dada por incobrable'],
  ['a collection', 'una cobranza'],
  ['a collection or charge-off', 'una cobranza o una cuenta dada por incobrable'],
  ['a paid charge-off', 'una cuenta pagada que se dio por incobrable'],
  ['a paid collection', 'una cobranza pagada'],
  ['an account settled for less', 'una cuenta liquidada por menos'],
  ['a bankruptcy remark', 'una observación de bancarrota'],
]);
const COUNTED_GROUNDS: readonly (readonly [RegExp, string])[] = [
  [/^the account (\d+) days late$/u, 'la cuenta con $1 días de atraso'],
  [/^(\$[\d,.]+) past due$/u, 'un monto vencido de $1'],
  [/^1 late month in the payment history$/u, '1 mes de atraso en el historial de pagos'],
  [/^(\d+) late months in the payment history$/u, '$1 meses de atraso en el historial de pagos'],
  [/^1 late payment$/u, '1 pago atrasado'],
  [/^(\d+) late payments$/u, '$1 pagos atrasados'],
];

/** 'a charge-off' as 'una cuenta dada por incobrable'; undefined for what is no such ground. */
export function groundInSpanish(ground: string): string | undefined {
  const counted = COUNTED_GROUNDS.find(([pattern]) => pattern.test(ground));
  return GROUNDS.get(ground) ?? (counted && ground.replace(counted[0], counted[1]));
}
