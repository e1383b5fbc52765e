// How refusals and faults leave the app. A refusal must be declared by its endpoint; a fault shows one calm sentence and a
// reference number, and the log holds the rest under that number.
import { ORPCError, ValidationError } from '@orpc/contract';
import { APP_REFUSALS, type EndpointMeta, type RefusalDeclaration } from '../../base/endpoint.ts';
import { LANGUAGES, type Language } from '../../base/language.ts';
import type { Refusal } from '../../base/refusal.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { NoteFault } from '../faults.ts';
import type { Logger } from '../log.ts';
import { DocumentTooHeavy } from '../pdf/document-too-heavy.ts';

/** Whether a change was saved is not known when the connection breaks while it is. */
export const DATABASE_UNAVAILABLE = {
  code: 'app.databaseUnavailable',
  message:
    'The database cannot be reached at the moment. Please try again in a few seconds; if you were saving, look first whether it was saved.',
} as const;

const DOCUMENT_TOO_HEAVY = 'app.documentTooHeavy';

interface AnswerData {
  readonly citation?: string;
  readonly until?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly reference: string;
}

const FAULT = {
  en: 'Something went wrong on our side. Nothing was changed.',
  es: 'Algo salió mal de nuestro lado. No se cambió nada.',
} as const;
const FIELD_ES = 'Revise este dato.';

/** The language of an answer to someone who is not known as a client: what the page asks for; pages of staff ask for English. */
export function askedLanguage(header: string | undefined): Language {
  const [first] = (header ?? '').toLowerCase().split(/[-,;]/);
  return LANGUAGES.find((known) => known === first) ?? 'en';
}

/** The answer to a refusal. @throws Error when the endpoint does not declare it. */
export function answerRefusal(
  refusal: Refusal,
  meta: EndpointMeta,
  requestId: string,
  language: Language = 'en',
): ORPCError<string, AnswerData> {
  const declared: Readonly<Record<string, RefusalDeclaration>> = { ...APP_REFUSALS, ...meta.refusals };
  const declaration = declared[refusal.code];
  if (!declaration) throw new Error(`Refusal ${refusal.code} is not declared in the contract.`);
  const spanish = language === 'es' && declaration.spanish !== '' ? declaration.spanish : undefined;
  const { citation, until } = refusal;
  const fields =
    spanish === undefined
      ? refusal.fields
      : refusal.fields && Object.fromEntries(Object.keys(refusal.fields).map((name) => [name, spanish]));
  const data = { reference: requestId, ...(citation && { citation }), ...(until && { until }), ...(fields && { fields }) };
  return new ORPCError(refusal.code, { status: declaration.status, message: spanish ?? refusal.message, data });
}

/** Turns what an operation threw into an answer. Input that does not fit the contract names its fields. */
export function answerThrown(
  error: unknown,
  {
    requestId,
    log,
    noteFault,
    place,
    language = 'en',
  }: {
    readonly requestId: string;
    readonly log: Logger;
    readonly noteFault: NoteFault;
    readonly place: string;
    readonly language?: Language;
  },
): ORPCError<string, AnswerData> {
  const inSpanish = (code: keyof typeof APP_REFUSALS): string | undefined => (language === 'es' ? APP_REFUSALS[code].spanish : undefined);
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.status === 400) {
      const fields = Object.fromEntries(error.cause.issues.map((i) => [pathOf(i.path), language === 'es' ? FIELD_ES : i.message]));
      return new ORPCError('app.inputInvalid', {
        status: 422,
        message: inSpanish('app.inputInvalid') ?? 'Some of the input cannot be used.',
        data: { reference: requestId, fields },
      });
    }
    if (error.status < 500) return error as ORPCError<string, AnswerData>;
  }
  if (error instanceof DatabaseUnavailable) {
    log.warn({ reference: requestId, error: error.message }, 'database unavailable');
    const { code, message } = DATABASE_UNAVAILABLE;
    return new ORPCError(code, { status: APP_REFUSALS[code].status, message: inSpanish(code) ?? message, data: { reference: requestId } });
  }
  if (error instanceof DocumentTooHeavy) {
    log.warn({ reference: requestId, error: error.message }, 'document too heavy');
    const { status } = APP_REFUSALS[DOCUMENT_TOO_HEAVY];
    return new ORPCError(DOCUMENT_TOO_HEAVY, {
      status,
      message: inSpanish(DOCUMENT_TOO_HEAVY) ?? error.message,
      data: { reference: requestId },
    });
  }
  const cause = error instanceof ORPCError && error.cause instanceof ValidationError ? error.cause.issues : undefined;
  log.error({ reference: requestId, error: error instanceof Error ? error.stack : String(error), ...(cause && { cause }) }, 'fault');
  noteFault(error, { reference: requestId, place });
  return new ORPCError('app.fault', {
    status: 500,
    message: FAULT[language],
    data: { reference: requestId },
  });
}

function pathOf(path: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined): string {
  const keys = (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
  return keys.join('.') || 'input';
}
