import type { LetterClient } from '../../features/letters/rules/letter-input.ts';
import { addressKey } from '../../features/report-files/rules/person-texts.ts';
import type { CreditReport } from '../../features/report-files/rules/model.ts';
import { UsageError } from './usage.ts';

/** The client as the report itself names them. @throws UsageError when name or current address is missing. */
export function senderOfReport(report: CreditReport): LetterClient {
  const identities = report.bureaus.map((b) => b.identity);
  const name = identities.flatMap((i) => i.names).find((n) => n.kind === 'primary') ?? identities.flatMap((i) => i.names)[0];
  const address = identities
    .flatMap((i) => i.addresses)
    .find((a) => a.kind === 'current' && a.lines.length > 0 && a.city && a.state && a.zip);
  if (!name || !address)
    throw new UsageError('The report does not give the name and current address of the client. Please give them with --sender FILE.');
  const birth = identities.flatMap((i) => i.dobs).find((d) => d.precision === 'day');
  const ssnLast4 = identities.find((i) => i.ssnLast4 !== undefined)?.ssnLast4;
  return {
    name: titleCase(name.full),
    addressLines: address.lines.slice(0, 2).map(titleCase),
    city: titleCase(address.city ?? ''),
    state: address.state ?? '',
    zip: address.zip ?? '',
    ...(birth && { dateOfBirth: birth.iso }),
    ...(ssnLast4 && { ssnLast4 }),
  };
}

/** Bureaus print names in capitals; a letter does not. */
function titleCase(text: string): string {
  return text === text.toUpperCase()
    ? text
        .toLowerCase()
        .replaceAll(/(?<=^|[\s'-])\p{L}/gu, (c) => c.toUpperCase())
        .replaceAll(/\bP\.?o\.? Box\b/gu, 'PO Box')
    : text;
}

/** Whether the bureaus list the client at several current addresses: then only a person knows which one a letter may give. */
export function differsInAddress({ bureaus }: CreditReport): boolean {
  const current = bureaus.flatMap(({ identity }) => identity.addresses.filter(({ kind }) => kind === 'current'));
  return new Set(current.flatMap(({ lines }) => addressKey(lines[0] ?? '') ?? [])).size > 1;
}
