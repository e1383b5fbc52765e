// Whether what was true when a round was opened is true now. Letters are printed later: in the meantime the report may have turned out to be
// someone else's, the client may have said that a line is correct, or what came of an earlier dispute may be another thing (15 U.S.C. 1679b(a)(1),
// 1681b; law.md G15, G17).
import { civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { listRegroupings } from '../../account-matching/server/public.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { findReportById, openReport } from '../../credit-reports/server/public.ts';
import { stoppingPersonDoubts } from '../../credit-reports/rules/people-doubt.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { judgeReportAge, oldestDate } from '../../report-files/rules/report-age.ts';
import { findContradictions } from '../rules/contradictions.ts';
import { checkEarlier, lastResult, type EarlierDispute } from '../rules/earlier-disputes.ts';
import { checkExclusions, listAbout, saidBefore, type Exclusion } from '../rules/exclusion-gate.ts';
import { checkFileStatements, type SaidOfFile } from '../rules/file-statements.ts';
import { isOverridable } from '../rules/overridable-gates.ts';
import { placeLines } from '../rules/place-line.ts';
import { checkSummons, type OpenSummons } from '../rules/summons.ts';
import { checkTrueValue, type KnownPerson } from '../rules/true-values.ts';
import { findEarlierOf } from './earlier-of-items.ts';
import { findHouses, knownPerson } from './known-person.ts';
import { comparesRegrouped } from './place-items.ts';
import { findRoundById, standingItems, type StoredItem, type StoredRound } from './store.ts';
import { listFileStatements } from './store/file-statements.ts';
import { listExclusions } from './store/exclusions.ts';
import { listOpenSummonses } from './store/summonses.ts';

const CROA_TRUTH = '15 U.S.C. 1679b(a)(1)';

/** One letter: the items of a round at a bureau. */
export interface LetterOfRound {
  readonly contactId: string;
  readonly roundId: string;
  readonly bureau: Bureau;
}
export const letterKey = ({ roundId, bureau }: Pick<LetterOfRound, 'roundId' | 'bureau'>): string => `${roundId} ${bureau}`;

/** Why each of these letters may no longer go out, by `letterKey`; those that may are absent. Each round is opened once. */
export async function refuseUntrue(
  db: Db,
  sealer: Sealer,
  letters: readonly LetterOfRound[],
  time: OfficeTime,
): Promise<ReadonlyMap<string, Refusal>> {
  const found = new Map<string, Refusal>();
  for (const [roundId, own] of Map.groupBy(letters, (letter) => letter.roundId)) {
    const contactId = own[0]?.contactId ?? '';
    const round = await findRoundById(db, sealer, contactId, roundId);
    if (!round) throw new Error(`Round ${roundId} is gone.`);
    const report = await openReport(db, sealer, round.reportId);
    const exclusions = await listExclusions(db, contactId);
    const summonses = await listOpenSummonses(db, contactId);
    const contact = await findContactById(db, contactId);
    if (!contact) throw new Error(`Contact ${contactId} is gone.`);
    const known = await knownPerson(db, sealer, contact, round.items);
    const houses = await findHouses(db, contact, round.items, exclusions);
    const onFile = await listFileStatements(db, sealer, contactId, time.zone);
    const earlierOf = await findEarlierOf(db, sealer, round, report, time.zone);
    const openedAt = round.openedAt ?? time.now;
    const regroupings = await listRegroupings(db, contactId, openedAt);
    for (const { bureau } of own) {
      const stored = await findSource(db, round, bureau);
      const refusal =
        refuseReport(stored) ??
        refuseStray(round, bureau, report) ??
        refuseRegrouped(round, bureau, (item) => comparesRegrouped(item, report, { regroupings, openedAt })) ??
        judgeItems({ round, bureau, report, exclusions, summonses, houses, onFile, time, known, earlierOf });
      if (refusal) found.set(letterKey({ roundId, bureau }), refusal);
    }
  }
  return found;
}

/**
 * The items of a round that are about this client as far as is known now: not those of a report that may be someone else's, and no line that
 * its report no longer has.
 */
export async function listOwnItems(db: Db, sealer: Sealer, round: StoredRound): Promise<StoredRound['items']> {
  const own = new Set(keepOwn(round, await openReport(db, sealer, round.reportId)));
  const sources = new Map<Bureau, boolean>();
  for (const bureau of new Set(round.items.map((item) => item.bureau)))
    sources.set(bureau, isOfSomeoneElse(await findSource(db, round, bureau)));
  return round.items.filter((item) => own.has(item) && sources.get(item.bureau) === false);
}

/** All of them where the report cannot be opened. */
function keepOwn({ items }: StoredRound, report: CreditReport | undefined): StoredRound['items'] {
  if (!report) return items;
  const lines = placeLines(report, items);
  return items.filter((_, at) => lines[at] !== undefined);
}

type Source = Awaited<ReturnType<typeof findReportById>>;

/** The report that a letter to this bureau quotes: a combined report is as good as its part from there. */
async function findSource(db: Db, { reportId }: StoredRound, bureau: Bureau): Promise<Source> {
  const whole = await findReportById(db, reportId);
  const part = whole?.parts?.find((one) => one.bureau === bureau);
  return part ? findReportById(db, part.reportId) : whole;
}

/** It names someone else, and no one said that it is the client's. */
function isOfSomeoneElse(stored: Source): boolean {
  return (
    stored !== undefined && stored.state !== 'ready' && stored.personConfirmedBy === null && stoppingPersonDoubts(stored.doubts).length > 0
  );
}

function refuseReport(stored: Source): Refusal | undefined {
  if (!stored || stored.state === 'ready') return undefined;
  return noLongerTrue(
    isOfSomeoneElse(stored)
      ? `The report ${stored.fileName} may be someone else's. Say first whose it is, under Credit reports.`
      : `The report ${stored.fileName} is not used any more. Restore it, or leave this letter out.`,
  );
}

function refuseStray(round: StoredRound, bureau: Bureau, report: CreditReport | undefined): Refusal | undefined {
  const own = new Set(keepOwn(round, report));
  const stray = standingItems(round).find((item) => item.bureau === bureau && !own.has(item));
  return (
    stray &&
    noLongerTrue(`${stray.heading} is no longer a line of this client in the report. The letter to ${BUREAU_NAMES[bureau]} names it.`)
  );
}

function refuseRegrouped({ items }: StoredRound, bureau: Bureau, isCompared: (item: StoredItem) => boolean): Refusal | undefined {
  const item = items.find((one) => one.bureau === bureau && isCompared(one));
  return (
    item &&
    noLongerTrue(
      `${item.heading}: lines of this account were matched or separated since the round was opened, and the letter to ${BUREAU_NAMES[bureau]} compares bureaus. Undo that under Credit reports, or leave this letter out.`,
    )
  );
}

function judgeItems(about: {
  readonly round: StoredRound;
  readonly bureau: Bureau;
  readonly report: CreditReport | undefined;
  readonly exclusions: readonly Exclusion[];
  readonly summonses: readonly OpenSummons[];
  readonly houses: readonly string[];
  readonly onFile: readonly SaidOfFile[];
  readonly time: OfficeTime;
  readonly known: KnownPerson;
  readonly earlierOf: (item: StoredItem) => readonly EarlierDispute[];
}): Refusal | undefined {
  const { round, bureau, report, exclusions, summonses, houses, onFile, time, known, earlierOf } = about;
  const today = civilDateAt(time.now, time.zone);
  const items = standingItems(round).filter((item) => item.bureau === bureau);
  if (!report) return undefined;
  for (const item of items) {
    const earlier = earlierOf(item);
    const waits = earlier.length > 0 && lastResult(earlier, today) === undefined ? earlier.at(-1) : undefined;
    if (waits)
      return noLongerTrue(
        `${item.heading}: the dispute of round ${waits.roundNumber} waits for an answer again, so nothing can follow it yet. Record what came of it first.`,
      );
    const said = [
      ...checkEarlier(item, earlier, today),
      ...checkTrueValue(item, known),
      ...checkExclusions(exclusions, report, item, time.zone),
      ...checkSummons(summonses, report, item),
      ...findContradictions(item, saidBefore(listAbout(exclusions, report, item), time.zone), [], houses),
      ...checkFileStatements(item, onFile),
    ].find(({ code, blocks }) => blocks && !isOverridable(code));
    if (said) return noLongerTrue(`${item.heading}: ${said.message}`);
  }
  const date = oldestDate(report, [bureau]);
  return judgeReportAge(date, today) === 'tooOld' && date !== undefined
    ? noLongerTrue(`The report is of ${formatCivilDate(date)}, which is too old for a letter. Open a round from a newer one.`)
    : undefined;
}

function noLongerTrue(message: string): Refusal {
  return refuse('disputes.noLongerTrue', message, { citation: CROA_TRUTH });
}
