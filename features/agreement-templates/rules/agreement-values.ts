// The values of an agreement's fields, in the language of its template.
import { addDays, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { DocumentValues } from '../../../platform/base/document/fill-document.ts';
import { inBothLanguages, LOCALES, type Language } from '../../../platform/base/language.ts';
import { US_STATES } from '../../contacts/rules/us-states.ts';
import { stateCondition, type AgreementField, type FactCondition, type ServiceField } from './fields.ts';
import { filledStatute } from './statutory-texts.ts';

export interface AgreementFacts {
  readonly client: {
    readonly name: string;
    /** Lines as an envelope shows them. */
    readonly address: readonly string[];
    readonly email: string | null;
    /** As people read it: '(419) 555-0147'. */
    readonly phone: string | null;
  };
  readonly office: {
    readonly name: string;
    /** The principal business address (15 U.S.C. 1679d(b)(3)). */
    readonly address: readonly string[];
    readonly phone: string | null;
    readonly email: string | null;
  };
  readonly agreement: {
    readonly date: CivilDate;
    /** All the client pays the office, in cents. */
    readonly totalCents: number;
    /** What the client pays to others because of the agreement, such as for monitoring, over the whole period. */
    readonly otherPayments: readonly { readonly description: string; readonly cents: number }[];
    /** How and when the client pays, in a sentence. */
    readonly feePlan: string;
    /** Length in days, counted from the day of signing. */
    readonly periodDays: number;
    /** Null = none. */
    readonly guarantees: string | null;
    /** The longer of the federal and the state's period. */
    readonly cancelThrough: CivilDate;
    /** Two letters. */
    readonly state: string;
  };
  readonly services: readonly {
    readonly name: string;
    readonly description: string;
    readonly feeCents: number;
    /** Null = after it has been fully performed, which is the earliest the law allows (15 U.S.C. 1679b(b)). */
    readonly due: string | null;
  }[];
}

const WORDS = inBothLanguages(
  {
    none: 'None',
    afterPerformance: 'After this service has been fully performed',
    days: (count: number): string => (count === 1 ? '1 day' : `${count.toLocaleString(LOCALES.en)} days`),
  },
  {
    none: 'Ninguno',
    afterPerformance: 'Después de que este servicio se haya prestado por completo',
    days: (count: number): string => (count === 1 ? '1 día' : `${count.toLocaleString(LOCALES.es)} días`),
  },
);
const NO_GUARANTEES = inBothLanguages({ text: 'None' }, { text: 'Ninguna' });

/** Everything a template of agreements may name. An address or a phone that is not there has no value, which stops a document that names it. */
export function agreementValues({ client, office, agreement, services }: AgreementFacts, language: Language): DocumentValues {
  const words = WORDS[language];
  const money = moneyIn(language);
  const day = dayIn(language);
  const others = agreement.otherPayments.reduce((sum, { cents }) => sum + cents, 0);
  const fields: Readonly<Record<AgreementField, string | null>> = {
    'client.name': client.name,
    'client.address': client.address.join('\n'),
    'client.email': client.email,
    'client.phone': client.phone,
    'office.name': office.name,
    'office.address': office.address.join('\n'),
    'office.phone': office.phone,
    'office.email': office.email,
    'agreement.date': day(agreement.date),
    'agreement.total': money(agreement.totalCents),
    'agreement.otherPayments':
      agreement.otherPayments.map(({ description, cents }) => `${description}: ${money(cents)}`).join('\n') || words.none,
    'agreement.totalOfAll': money(agreement.totalCents + others),
    'agreement.feePlan': agreement.feePlan,
    'agreement.period': words.days(agreement.periodDays),
    'agreement.endDate': day(addDays(agreement.date, agreement.periodDays)),
    'agreement.guarantees': agreement.guarantees ?? NO_GUARANTEES[language].text,
    'agreement.cancelThrough': day(agreement.cancelThrough),
    'agreement.state': US_STATES.find(({ code }) => code === agreement.state)?.name ?? null,
  };
  const facts: Readonly<Record<FactCondition, boolean>> = {
    'has.guarantees': agreement.guarantees !== null,
    'has.otherPayments': agreement.otherPayments.length > 0,
    'has.clientEmail': client.email !== null,
    'has.clientPhone': client.phone !== null,
    'has.officeEmail': office.email !== null,
    'has.officePhone': office.phone !== null,
  };
  return {
    fields,
    conditions: { ...facts, ...Object.fromEntries(US_STATES.map(({ code }) => [stateCondition(code), code === agreement.state])) },
    lists: {
      services: services.map(({ name, description, feeCents, due }): Readonly<Record<ServiceField, string>> => ({
        'service.name': name,
        'service.description': description,
        'service.fee': money(feeCents),
        'service.due': due ?? words.afterPerformance,
      })),
    },
    statutes: { 'usc-1679d-b-4': filledStatute('usc-1679d-b-4') },
  };
}

/** '$450.00', as a client reads it. */
export function moneyIn(language: Language): (cents: number) => string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'USD' });
  return (cents) => format.format(cents / 100);
}

/** 'November 3, 2026' or '3 de noviembre de 2026'. */
export function dayIn(language: Language): (date: CivilDate) => string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return (date) => format.format(new Date(`${date}T00:00:00Z`));
}
