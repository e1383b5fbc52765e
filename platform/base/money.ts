// Money is a whole number of US cents everywhere; a fraction of a cent does not exist here.
import type { Brand } from './brand.ts';

/** A whole number of US cents. */
export type Cents = Brand<number, 'Cents'>;

/** Reads '1,234.50', '$1,234', '1234' or a number of dollars; undefined when it is no amount. Never goes through a float product. */
export function parseDollars(text: string | number): Cents | undefined {
  const match = /^\s*(-)?\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})\d*)?\s*$/.exec(String(text));
  if (!match?.[2]) return undefined;
  const cents = Number(match[2].replaceAll(',', '')) * 100 + Number((match[3] ?? '').padEnd(2, '0') || 0);
  return Number.isSafeInteger(cents) ? ((match[1] ? -cents : cents) as Cents) : undefined;
}

/** '$1,234.50'; whole dollars drop the cents ('$1,234'). */
export function formatDollars(cents: Cents): string {
  const whole = Math.trunc(Math.abs(cents) / 100).toLocaleString('en-US');
  const rest = Math.abs(cents) % 100;
  return `${cents < 0 ? '-' : ''}$${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
