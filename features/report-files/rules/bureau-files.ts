// What each bureau contributed to a report, and whether it contributed anything.
import { given } from './given.ts';
import type { Bureau } from './bureaus.ts';
import type { BureauFile, CreditReport } from './model.ts';
import { BUREAUS } from './bureaus.ts';

export interface BureauParts extends Pick<BureauFile, 'scores' | 'identity' | 'statements' | 'alerts'> {
  readonly pulledOn: BureauFile['pulledOn'] | undefined;
  /** True when the source says the bureau was asked. */
  readonly ordered: boolean;
  readonly frozen: boolean;
}

type Lists = Pick<CreditReport, 'accounts' | 'inquiries' | 'publicRecords'>;

/**
 * One entry per bureau, in the order of the screens. A bureau that was asked and gave nothing is 'frozen' or 'no-hit', never
 * 'yes': a later comparison must not take its silence for deletions (field reference, section 7).
 */
export function bureauFiles(partsOf: (bureau: Bureau) => BureauParts, lists: Lists): BureauFile[] {
  return BUREAUS.map((bureau) => {
    const { pulledOn, ordered, frozen, scores, identity, statements, alerts } = partsOf(bureau);
    const present = presenceOf(
      contributed(bureau, lists) || identity.names.length > 0 || scores.some(({ value }) => value !== null),
      frozen,
      ordered,
    );
    return given({ bureau, present, pulledOn, scores, identity, statements, alerts, frozen: frozen || undefined });
  });
}

function presenceOf(gave: boolean, frozen: boolean, ordered: boolean): BureauFile['present'] {
  if (gave) return 'yes';
  if (frozen) return 'frozen';
  return ordered ? 'no-hit' : 'not-ordered';
}

function contributed(bureau: Bureau, { accounts, inquiries, publicRecords }: Lists): boolean {
  return (
    accounts.some(({ byBureau }) => byBureau[bureau] !== undefined) ||
    inquiries.some((inquiry) => inquiry.bureau === bureau) ||
    publicRecords.some(({ byBureau }) => byBureau[bureau] !== undefined)
  );
}
