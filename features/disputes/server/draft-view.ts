// A draft as the processor sees it: each item with what the report says and what still blocks it.
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { mayWork } from '../../agreements/server/public.ts';
import { missingForLetters } from '../../contacts/rules/contact-fields.ts';
import { addressOf, fullNameOf } from '../../contacts/rules/contact-person.ts';
import { listAddresses, listOtherNames, type Contact } from '../../contacts/server/public.ts';
import { findOtherSsn } from '../../credit-reports/rules/other-ssn.ts';
import { BUREAU_NAMES, BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import { findReport, openReport } from '../../credit-reports/server/public.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { listHeldDocuments } from '../../files/server/public.ts';
import type { Draft, Fact } from '../contract.ts';
import { findLineNames } from '../rules/outcomes.ts';
import { findContradictions, type SaidBefore } from '../rules/contradictions.ts';
import { answerAbout, checkAsked, questionAbout } from '../rules/detail-questions.ts';
import { checkExclusions, listAbout, saidBefore } from '../rules/exclusion-gate.ts';
import { checkFileStatements } from '../rules/file-statements.ts';
import { checkFactsInReport } from '../rules/facts-in-report.ts';
import { checkEarlier, lastResult } from '../rules/earlier-disputes.ts';
import { checkMonths } from '../rules/months-in-report.ts';
import { checkItem, checkRound } from '../rules/gates.ts';
import { checkReasonInReport } from '../rules/reason-in-report.ts';
import { checkSpouse } from '../rules/spouse-disputes.ts';
import { checkSummons } from '../rules/summons.ts';
import { checkWithinRound } from '../rules/within-round.ts';
import { checkWordsInReport } from '../rules/words-in-report.ts';
import { checkReportAge } from '../rules/report-age-gate.ts';
import { checkTrueValue } from '../rules/true-values.ts';
import { findEarlierOf } from './earlier-of-items.ts';
import { checkIdentityProofs } from '../rules/identity-proofs.ts';
import { likenessOf, MOST_ALIKE } from '../rules/likeness.ts';
import { findSaidOfFile } from './said-of-file.ts';
import { findHouses, knownPerson } from './known-person.ts';
import { isCovered, statementsOf } from '../rules/item-claim.ts';
import { checkPlace, findOpenLines, listRegroupingsFor, placeStored } from './place-items.ts';
import { isPending, listPendingKeys, type StoredRound } from './store.ts';
import { listOthersWords, listReasonsOf } from './store/items.ts';
import { mapDetailQuestions, type StoredDetailQuestion } from './store/detail-questions.ts';
import { listExclusions } from './store/exclusions.ts';
import { listOpenSummonses } from './store/summonses.ts';

/** Letters of this many days are compared, as far as the newest items reach. */
const LIKENESS_DAYS = 90;
const MOST_COMPARED = 400;

interface Call {
  readonly db: Db;
  readonly scope: StaffScope;
  readonly services: { readonly sealer: Sealer };
  readonly now: Date;
  readonly zone: string;
}

/** The report a draft works on, opened once for all that a request does with it. */
export interface WorkedReport {
  readonly stored: Awaited<ReturnType<typeof findReport>>;
  /** Undefined where it was never read. */
  readonly report: CreditReport | undefined;
}

export async function loadWorkedReport({ db, scope, services }: Omit<Call, 'now' | 'zone'>, id: string): Promise<WorkedReport> {
  return { stored: await findReport(db, scope, id), report: await openReport(db, services.sealer, id) };
}

/** The bureaus that the letters of these items go to. */
export function bureausOf(items: readonly { readonly bureau: Bureau }[]): Bureau[] {
  return BUREAUS.filter((bureau) => items.some((item) => item.bureau === bureau));
}

export async function viewDraft(call: Call, contact: Contact, round: StoredRound, worked: WorkedReport): Promise<Draft> {
  const {
    db,
    now,
    zone,
    services: { sealer },
  } = call;
  const { stored, report } = worked;
  const pending = await listPendingKeys(db, sealer, contact.id);
  const placed = placeStored(report, round.items);
  const inRound = placed.map((one) => one.item);
  const regroupings = await listRegroupingsFor(db, contact.id, round.items);
  const isOpen = await findOpenLines({ db, sealer }, contact.id, round.reportId, report);
  const exclusions = await listExclusions(db, contact.id);
  const summonses = await listOpenSummonses(db, contact.id);
  const may = await mayWork(db, contact.id, { what: 'round', bureaus: bureausOf(round.items) }, { now, zone });
  const earlierOf = await findEarlierOf(db, sealer, round, report, zone);
  const saidOfFile = await findSaidOfFile(db, sealer, round, { now, zone });
  const today = civilDateAt(now, zone);
  const documents = await listHeldDocuments(db, contact.id, today);
  const held = new Map(documents.map(({ id, title }) => [id, title]));
  const proofs = new Set(documents.flatMap(({ kind }) => kind ?? []));
  const known = await knownPerson(db, sealer, contact, round.items);
  const inPortal = await mapDetailQuestions(db, sealer, contact.id);
  const houses = await findHouses(db, contact, round.items, exclusions);
  const ofSpouse = await listReasonsOf(db, sealer, contact.spouseId, inRound);
  const missing = missingForLetters({ ...contact, hasDateOfBirth: contact.birthYear !== null });
  return {
    roundId: round.id,
    number: round.number,
    version: round.version,
    reportId: round.reportId,
    letters: round.letters,
    items: placed.map((one) => {
      const { id: _id, state: _state, withdrawal: _withdrawal, ...item } = one.item;
      const earlier = earlierOf(one.item);
      const last = lastResult(earlier, today);
      const name = BUREAU_NAMES[item.bureau];
      const { lineIds, lineKey } = findLineNames(report, item.kind, item.lineId, item.bureau);
      const said = saidBefore(report ? listAbout(exclusions, report, item) : [], zone);
      // Only what the client confirmed word for word counts.
      const clientConfirmed = item.clientConfirmed && isCovered(item, name, item.confirmation?.statements ?? []);
      const isDisputed = last === undefined && (isOpen(one.item) || isPending(pending, round.reportId, item, lineIds));
      return {
        ...item,
        facts: [...item.facts],
        reported: [...item.reported],
        clientConfirmed,
        statements: [...statementsOf(item, name)],
        lastResult: last?.result ?? null,
        question: viewQuestion(item, said, inPortal.get(lineKey ?? ''), zone),
        problems: [
          ...checkPlace(one, report, regroupings),
          ...checkItem(
            { ...item, facts: withDocuments(item.facts, held), clientConfirmed },
            { pending: isDisputed, answered: last !== undefined, today },
          ),
          ...checkEarlier(item, earlier, today),
          ...checkExclusions(exclusions, report, item, zone),
          ...checkSummons(summonses, report, item),
          ...findContradictions(item, said, earlier, houses),
          ...checkSpouse(item, ofSpouse(one.item)),
          ...checkFileStatements(item, saidOfFile(one.item)),
          ...checkTrueValue(item, known),
          ...checkAsked(item, said, proofs),
          ...checkFactsInReport(report, item),
          ...checkWordsInReport(report, item),
          ...checkMonths(report, item),
          ...checkReasonInReport(report, item, today, inRound),
          ...checkWithinRound(item, inRound, today),
        ],
      };
    }),
    problems: [
      ...(may === true ? [] : [{ code: may.code, message: may.message, citation: may.citation ?? null, blocks: true }]),
      ...(stored?.state === 'ready' ? [] : [PUT_ASIDE]),
      ...checkReportAge(report, round.items, today),
      ...(await checkLikeness(call, contact.id, round.items)),
      ...checkIdentityProofs(round.items, [...proofs], contact.ssnLast4 !== null),
      ...checkRound(round.items, {
        missing,
        ssn: { contact: contact.ssnLast4, report: stored ? findOtherSsn(stored, report, contact.ssnLast4) : null },
        printed: await printedOf(call, contact, round),
      }),
    ],
  };
}

/** What letters print of the contact. */
async function printedOf({ db }: Call, contact: Contact, { letters }: StoredRound): Promise<Record<string, string>> {
  const otherNames = letters.otherNames ? await listOtherNames(db, contact.id) : [];
  const addresses = await listAddresses(db, contact.id);
  return {
    name: fullNameOf(contact),
    street: [contact.addressLine1, contact.addressLine2].filter(Boolean).join(', '),
    city: contact.city ?? '',
    state: contact.state ?? '',
    'zip code': contact.zip ?? '',
    ...Object.fromEntries(otherNames.map(({ name }) => [`other name “${name}”`, name])),
    ...Object.fromEntries(addresses.map(addressOf).map((address) => [`previous address “${address}”`, address])),
  };
}

function viewQuestion(
  item: Parameters<typeof questionAbout>[0],
  said: readonly SaidBefore[],
  inPortal: StoredDetailQuestion | undefined,
  zone: string,
): Draft['items'][number]['question'] {
  const asked = questionAbout(item);
  const answer = asked && answerAbout(said);
  if (!asked) return null;
  const waits = inPortal?.answer === 'asked' || inPortal?.answer === 'unsure';
  return {
    question: asked.question,
    answer: answer?.answer ?? null,
    answeredOn: answer?.on ?? null,
    byClient: answer !== undefined && inPortal?.answer === answer.answer,
    asked: waits ? { id: inPortal.id, on: civilDateAt(inPortal.askedAt, zone), unsure: inPortal.answer === 'unsure' } : null,
  };
}

/** A problem where the client's words stand in letters of other clients; the round opens with a reason. */
async function checkLikeness({ db, now, services }: Call, contactId: string, items: StoredRound['items']): Promise<Draft['problems']> {
  const own = items.flatMap(({ facts }) => facts.filter(({ source }) => source !== 'report').map(({ text }) => text));
  if (own.length === 0) return [];
  const since = new Date(now.getTime() - LIKENESS_DAYS * 24 * 3600 * 1000);
  const percent = likenessOf(own, await listOthersWords(db, services.sealer, { contactId, since, limit: MOST_COMPARED }));
  if (percent <= MOST_ALIKE) return [];
  return [
    {
      code: 'disputes.alike',
      citation: '15 U.S.C. 1681i(a)(3)',
      blocks: true,
      message: `${percent}% of this client’s own words stand in letters of another client of the last ${LIKENESS_DAYS} days. Write them as this client says them, or give a reason.`,
    },
  ];
}

/** Each fact with the document that shows it, where that is in hand. */
function withDocuments(facts: readonly Fact[], held: ReadonlyMap<string, string>) {
  return facts.map((fact) => ({ ...fact, document: fact.documentId == null ? null : (held.get(fact.documentId) ?? null) }));
}

const PUT_ASIDE: Draft['problems'][number] = {
  code: 'disputes.reportNotReady',
  citation: null,
  blocks: true,
  message:
    'The report these items came from is no longer used: it was set aside, or its parts no longer belong together. Choose another report for this round. Items that are in both reports are kept.',
};
