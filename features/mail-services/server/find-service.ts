// The mail service of this office, as its settings say.
import type { Env } from '../../../platform/server/env.ts';
import { readPrices, type PriceTable } from '../rules/prices.ts';
import { openPrintService } from './print-client.ts';
import type { MailService } from './service.ts';

export interface OfficeService {
  readonly service: MailService;
  readonly prices: PriceTable;
  /** Letters with copies of an ID may go to it. */
  readonly takesIdCopies: boolean;
}

export type ServiceEnv = Pick<
  Env,
  'MAIL_SERVICE_URL' | 'MAIL_SERVICE_KEY' | 'MAIL_SERVICE_PRICES' | 'MAIL_SERVICE_ID_COPIES' | 'MAIL_SERVICE_PATIENCE_SECONDS'
>;

/** Undefined where none is set up: letters are printed here. */
export function findService(env: ServiceEnv): OfficeService | undefined {
  const { MAIL_SERVICE_URL: url, MAIL_SERVICE_KEY: key, MAIL_SERVICE_PRICES: text } = env;
  const prices = text === undefined ? undefined : readPrices(text);
  if (url === undefined || key === undefined || prices === undefined) return undefined;
  return {
    service: openPrintService({ url, key, patienceMs: env.MAIL_SERVICE_PATIENCE_SECONDS * 1000 }),
    prices,
    takesIdCopies: env.MAIL_SERVICE_ID_COPIES,
  };
}
