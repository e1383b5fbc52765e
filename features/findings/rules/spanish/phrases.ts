// What stands at the places of a fact: how each kind of value is written in English, and the same in Spanish. Names, amounts and what a report
// prints in “…” stay as they are.
import { datesInSpanish, MONTH, valueInSpanish } from './values.ts';
import { groundInSpanish, ROLES, STAGES, STATUSES } from './words-of-reports.ts';

interface Kind {
  /** How the value is written in English. */
  readonly pattern: string;
  /** Undefined where the value is none of these: then the whole fact stays English. */
  readonly say: (value: string) => string | undefined;
}

const anyOf = (words: Iterable<string>): string =>
  [...words]
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const MONTH_OF_YEAR = `(?:${MONTH}) \\d{4}`;
const DATE = `(?:(?:${MONTH}) (?:\\d{1,2}, )?)?\\d{4}`;
const MONEY = String.raw`-?\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?`;
const TIMES = String.raw`once|twice|\d+ times`;
const NOT_REPORTED = 'not reported';
const ANY = '.*?';

const isDay = (date: string): boolean => /\d, \d/u.test(date);
const timesInSpanish = (times: string): string =>
  times === 'once' ? 'una vez' : times === 'twice' ? 'dos veces' : times.replace('times', 'veces');

/** A list whose parts are all of `part`, each said by `say`; undefined when something else is in it. */
function listOf(part: string, say: (found: readonly string[]) => string | undefined): Kind['say'] {
  const pattern = new RegExp(part, 'gu');
  return (value) => {
    const said: string[] = [];
    for (const found of value.matchAll(pattern)) said.push(say(found) ?? '');
    const between = value.replaceAll(pattern, '');
    if (said.length === 0 || said.includes('') || !/^(?:, | and )*$/u.test(between)) return undefined;
    return said.length === 1 ? said[0] : `${said.slice(0, -1).join(', ')} y ${said.at(-1)}`;
  };
}

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['date opened', 'fecha de apertura'],
  ['date closed', 'fecha de cierre'],
  ['date of last activity', 'fecha de la última actividad'],
  ['date of the status', 'fecha del estado'],
  ['date of last payment', 'fecha del último pago'],
  ['date of greatest delinquency', 'fecha del mayor atraso'],
  ['date of first delinquency', 'fecha del primer atraso'],
  ['charge-off date', 'fecha en que se dio por incobrable'],
  ['date paid', 'fecha de pago'],
]);

/** What shows something on a line. */
const MARKS: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/^the remark “(.+?)” at (Equifax|Experian|TransUnion)$/su, ([, remark, bureau]) => `la observación “${remark}” en ${bureau}`],
  [/^the remark “(.+)”$/su, ([, remark]) => `la observación “${remark}”`],
  [/^the type “(.+?)” at (Equifax|Experian|TransUnion)$/su, ([, type, bureau]) => `el tipo “${type}” en ${bureau}`],
  [/^the type “(.+)”$/su, ([, type]) => `el tipo “${type}”`],
  [/^the original creditor (.+) at (Equifax|Experian|TransUnion)$/su, ([, name, bureau]) => `el acreedor original ${name} en ${bureau}`],
  [/^the original creditor (.+)$/su, ([, name]) => `el acreedor original ${name}`],
  [/^a bankruptcy indicator$/u, () => 'una marca de bancarrota'],
  [/^a Chapter (\d+) indicator$/u, ([, chapter]) => `una marca del capítulo ${chapter}`],
  [/^the pay status "Bankruptcy"$/u, () => 'el estado de pago “Bankruptcy” (bancarrota)'],
  [/^the responsibility "Deceased"$/u, () => 'la responsabilidad “Deceased” (persona fallecida)'],
  [/^the alert "(.+)"$/su, ([, alert]) => `la alerta “${alert}”`],
  [/^compliance condition (\w+)$/u, ([, condition]) => `la condición de cumplimiento ${condition}`],
  [/^a dispute flag$/u, () => 'una marca de disputa'],
  [/^the status (.+)$/u, ([, status = '']) => `el estado ${quotedStatus(status)}`],
];

/** A status as printed, with what it means where it is one of our words. */
function quotedStatus(status: string): string {
  const meaning = STATUSES.get(status);
  return meaning === undefined ? `“${status}”` : `“${status}” (${meaning})`;
}

const RATING = `(${anyOf(STATUSES.keys())}) \\((${DATE})\\)`;
const sayRatings = listOf(RATING, ([, status = '', date = '']) => {
  const said = STATUSES.get(status);
  return said && `${said} (${datesInSpanish(date)})`;
});

export const KINDS = {
  /** A name, an account, or a text in “…”: as it is printed. */
  printed: { pattern: ANY, say: (value: string) => value },
  number: { pattern: String.raw`\d+`, say: (value: string) => value },
  who: {
    pattern: 'Equifax|Experian|TransUnion|The merged report',
    say: (value: string) => (value === 'The merged report' ? 'El reporte combinado' : value),
  },
  /** '3 nov 2020', 'nov 2020', '2020'. */
  date: { pattern: `${DATE}|${NOT_REPORTED}`, say: (value: string) => (value === NOT_REPORTED ? 'sin informar' : datesInSpanish(value)) },
  /** 'el 3 nov 2020', 'nov 2020'. */
  day: {
    pattern: `${DATE}|${NOT_REPORTED}`,
    say: (value: string) =>
      value === NOT_REPORTED ? 'una fecha que no se informa' : `${isDay(value) ? 'el ' : ''}${datesInSpanish(value)}`,
  },
  /** 'el 3 nov 2020', 'en nov 2020'. */
  on: {
    pattern: `${DATE}|${NOT_REPORTED}`,
    say: (value: string) =>
      value === NOT_REPORTED ? 'en una fecha que no se informa' : `${isDay(value) ? 'el' : 'en'} ${datesInSpanish(value)}`,
  },
  /** The same where the English has the 'on' or 'in' itself. */
  when: {
    pattern: `(?:on|in) ${DATE}`,
    say: (value: string) => `${isDay(value) ? 'el' : 'en'} ${datesInSpanish(value.replace(/^(?:on|in) /u, ''))}`,
  },
  /** 'del 3 nov 2020', 'de nov 2020'. */
  of: {
    pattern: `${DATE}|${NOT_REPORTED}`,
    say: (value: string) => (value === NOT_REPORTED ? 'que no se informa' : `${isDay(value) ? 'del' : 'de'} ${datesInSpanish(value)}`),
  },
  /** 'al 3 nov 2020', 'a nov 2020'. */
  asOf: { pattern: DATE, say: (value: string) => `${isDay(value) ? 'al' : 'a'} ${datesInSpanish(value)}` },
  dates: { pattern: `${DATE}(?:(?:, | and )${DATE})*`, say: listOf(DATE, ([date = '']) => datesInSpanish(date)) },
  /** 'de $120', or 'que no se informa' behind what it is the amount of. */
  amount: {
    pattern: `${MONEY}|${NOT_REPORTED}`,
    say: (value: string) => (value === NOT_REPORTED ? 'que no se informa' : `de ${value}`),
  },
  money: { pattern: MONEY, say: (value: string) => value },
  times: { pattern: TIMES, say: timesInSpanish },
  /** '30 days twice, 60 days once'. */
  counted: {
    pattern: ANY,
    say: listOf(`(\\d+) days (${TIMES})`, ([, days, times = '']) => `${days} días ${timesInSpanish(times)}`),
  },
  /** '30 days late in Jan 2026 and 90 days late in Feb 2026'. */
  stages: {
    pattern: ANY,
    say: listOf(`(${anyOf(STAGES.keys())}) in (${MONTH_OF_YEAR})`, ([, stage = '', month = '']) => {
      const said = STAGES.get(stage);
      return said && `${said} en ${datesInSpanish(month)}`;
    }),
  },
  /** The same over months that follow each other. */
  runs: {
    pattern: ANY,
    say: listOf(
      `(\\d+ days late) in each of (\\d+) months from (${MONTH_OF_YEAR}) to (${MONTH_OF_YEAR})`,
      ([, stage = '', months, from = '', to = '']) => {
        const said = STAGES.get(stage);
        return said && `${said} en cada uno de ${months} meses, de ${datesInSpanish(from)} a ${datesInSpanish(to)}`;
      },
    ),
  },
  /** '60 days late (Jul 2011)'. */
  ratings: { pattern: ANY, say: sayRatings },
  /** Months and ratings in one list. */
  monthsAndRatings: {
    pattern: ANY,
    say: listOf(`(?:${RATING}|(${MONTH_OF_YEAR}))`, ([whole = '', , , month]) =>
      month === undefined ? sayRatings(whole) : datesInSpanish(month),
    ),
  },
  /** What is owed on an account, in several amounts. */
  owed: {
    pattern: ANY,
    say: listOf(`a balance of (${MONEY})|(${MONEY}) past due|a monthly payment of (${MONEY})`, ([, balance, pastDue, payment]) =>
      balance !== undefined
        ? `un saldo de ${balance}`
        : pastDue !== undefined
          ? `un monto vencido de ${pastDue}`
          : `un pago mensual de ${payment}`,
    ),
  },
  /** One remark or more, in “…”. */
  quotes: {
    pattern: ANY,
    say: (value: string) => value.replaceAll(/”(, | and )“/gu, (_whole, and: string) => (and === ', ' ? '”, “' : '” y “')),
  },
  status: { pattern: ANY, say: quotedStatus },
  /** A status of ours inside a sentence: 'charge-off'. */
  worst: {
    pattern: ANY,
    say: (value: string) => [...STATUSES].find(([english]) => english.toLowerCase() === value)?.[1],
  },
  role: { pattern: anyOf(ROLES.keys()), say: (value: string) => ROLES.get(value) },
  state: { pattern: 'open|closed|Open|Closed', say: (value: string) => valueInSpanish(value.toLowerCase()) },
  field: { pattern: anyOf(FIELDS.keys()), say: (value: string) => FIELDS.get(value) },
  ground: { pattern: ANY, say: groundInSpanish },
  mark: {
    pattern: ANY,
    say: (value: string) => {
      for (const [pattern, say] of MARKS) {
        const found = pattern.exec(value);
        if (found) return say(found);
      }
      return undefined;
    },
  },
  /** A creditor with the number of its account. */
  line: { pattern: ANY, say: (value: string) => value.replace(/ no number$/u, ' sin número') },
} satisfies Readonly<Record<string, Kind>>;

/** '60 days late (Jul 2011)', or a list of such, in Spanish; undefined for any other text. */
export const ratingsInSpanish = sayRatings;
