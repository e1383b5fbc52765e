// What TransUnion says came of a dispute: the summary of a disclosure that follows an investigation (field reference 2.10 and 8).
import { given } from '../given.ts';
import type { InvestigationResult } from '../model.ts';
import { childOf, childrenOf, textOf, type JsonNode } from '../source-node.ts';
import { subscriberName, wordsAt } from './tu-node.ts';
import { numberOfLine } from './tu-records.ts';

/** Lines still listed, by the item key as the file prints it. */
export interface ListedLines {
  readonly accounts: ReadonlyMap<string, string>;
  readonly records: ReadonlyMap<string, string>;
}

/** Every result of the cover's summary, in its order. */
export function readResults(fileSummary: JsonNode | undefined, listed: ListedLines): InvestigationResult[] {
  const summary = childOf(childOf(fileSummary, 'disclosureCoverInfo'), 'summarySection');
  return childrenOf(summary, 'lineItem').flatMap((item) =>
    childrenOf(item, 'credit').flatMap((credit): InvestigationResult[] => {
      const printed = wordsAt(credit, 'result');
      if (printed === '') return [];
      const key = textOf(item, 'itemKey');
      const named = childOf(credit, 'item');
      const kind = kindOf(textOf(item, 'itemType'), wordsAt(named, 'itemName'), key, listed);
      return [
        given({
          bureau: 'TU' as const,
          kind,
          lineId: kind === 'public-record' ? listed.records.get(key) : listed.accounts.get(key),
          heading: wordsAt(named, 'itemName') || subscriberName(childOf(named, 'subscriber')),
          accountNumberMasked: numberOfLine(wordsAt(childOf(credit, 'description'), 'descriptionText')),
          result: resultOf(printed),
          printed,
        }),
      ];
    }),
  );
}

/** Types seen: 4 personal information, 13 trade, 14 public record; for others the key and the name tell. */
function kindOf(type: string, name: string, key: string, { accounts, records }: ListedLines): InvestigationResult['kind'] {
  if (type === '4' || /personal information|employ|address|name variation/i.test(name)) return 'personal-information';
  if (type === '14' || records.has(key)) return 'public-record';
  if (type === '13' || accounts.has(key)) return 'tradeline';
  return /inquir/i.test(name) ? 'inquiry' : 'tradeline';
}

/** The words of section 8 of the field reference. */
export function resultOf(printed: string): InvestigationResult['result'] {
  const words = printed.toUpperCase();
  if (words.includes('REINSERT')) return 'reinserted';
  if (words.includes('DELETED')) return 'deleted';
  const verified = words.includes('VERIFIED') && !words.includes('NOT VERIFIED');
  if (words.includes('UPDATED')) return verified ? 'verified-and-updated' : 'updated';
  return verified ? 'verified' : 'other';
}
