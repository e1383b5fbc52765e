// Rounds of the demo office: what is disputed, the letters, what bureaus answer.
import type { CivilDate } from '../../platform/base/civil-date.ts';
import type { AnswerStep, MailedStep, RoundItem } from '../../db/demo/demo-story.ts';
import type { BureauSymbol } from '../../db/demo/demo-report.ts';
import { openGates } from '../../features/disputes/rules/overridable-gates.ts';
import type { Bureau } from '../../features/report-files/rules/bureaus.ts';
import type { ApiClient } from './loopback-client.ts';

/** Collections whose balance is disputed. */
export const DISPUTED = /NORTHGATE|SUMMIT/;
export const BUREAU_OF = { TUC: 'TU', EXP: 'EX', EQF: 'EQ' } as const satisfies Record<BureauSymbol, Bureau>;
const ALL_SYMBOLS = ['EQF', 'EXP', 'TUC'] as const satisfies readonly BureauSymbol[];

/**
 * Disputes these items of the newest report, else the balance of its first collection: the bureaus disagree on it. A round that has to
 * pass a gate is opened by `overseer`.
 */
export async function openRound(api: ApiClient, contactId: string, items?: readonly RoundItem[], overseer = api): Promise<void> {
  const [newest] = (await api.creditReports.list({ contactId })).rows;
  const { report } = newest ? await api.creditReports.get({ id: newest.id }) : { report: null };
  if (!newest || !report) throw new Error('There is no report to dispute.');
  const chosen: readonly RoundItem[] = items ?? [
    {
      creditor: report.accounts.find(({ displayName }) => DISPUTED.test(displayName))?.displayName ?? 'a collection',
      reason: 'balance-wrong',
      instruction: 'correct-balance',
      fact: 'I made payments that are missing, and the account is reported with balances that cannot all be right.',
      source: 'client',
      correct: [{ field: 'balance', value: '777' }],
    },
  ];
  const draftItems = chosen.flatMap(({ creditor, reason, instruction, fact, source, correct, lateMonths, at = ALL_SYMBOLS }) => {
    const facts = [{ text: fact, source: source ?? ('report' as const) }];
    const account = report.accounts.find(({ displayName }) => displayName === creditor);
    if (!account) throw new Error(`The demo report lost ${creditor}.`);
    return at
      .map((symbol) => BUREAU_OF[symbol])
      .filter((bureau) => (account.byBureau[bureau] ?? []).length > 0)
      .map((bureau) => ({
        bureau,
        kind: 'tradeline' as const,
        lineId: account.id,
        reasonCode: reason,
        instructionCode: instruction,
        facts,
        ...(correct && { correct: [...correct] }),
        ...(lateMonths && {
          months: (account.byBureau[bureau]?.[0]?.history ?? []).filter(({ code }) => /^\d+$/.test(code)).map(({ month }) => month),
        }),
        clientConfirmed: true,
      }));
  });
  const { draft } = await api.disputes.saveDraft({ contactId, reportId: newest.id, version: null, items: draftItems });
  const gates = openGates([...draft.problems, ...draft.items.flatMap(({ problems }) => problems)]);
  const overrides = gates.map((code) => ({
    code,
    reason: WHY_PASSED[code] ?? 'The client was asked about it and wants the letters to go.',
  }));
  await (gates.length > 0 ? overseer : api).disputes.openRound({ contactId, version: draft.version, overrides });
}

const WHY_PASSED: Readonly<Record<string, string>> = {
  'disputes.alike': 'The client was asked again on the phone. These are the words they use, and no better ones describe what happened.',
  'disputes.manyItems': 'All items are from one report, and the client wants one letter to each bureau.',
};

/** Writes down what a bureau answered on paper about an item of the newest round that has it. */
export async function writeDownAnswer(
  api: ApiClient,
  contactId: string,
  { creditor, at, result, note }: AnswerStep,
  answeredOn: CivilDate,
): Promise<void> {
  const { rounds } = await api.disputes.listRounds({ contactId });
  const item = rounds.flatMap(({ items }) => items).find(({ heading, bureau }) => heading === creditor && bureau === BUREAU_OF[at]);
  if (!item) throw new Error(`No round has ${creditor} at ${at}.`);
  await api.disputes.recordAnswers({ contactId, answeredOn, note, answers: [{ itemId: item.id, result }] });
}

/** Waits for the letters of a round and prints them. */
export async function printLetters(api: ApiClient, contactId: string): Promise<void> {
  for (;;) {
    const { rows } = await api.letters.list({ contactId, printed: 'no' });
    if (rows.length > 0 && rows.every(({ state }) => state === 'ready')) {
      const { id } = await api.letters.createPrintBatch({ letterIds: rows.map((letter) => letter.id) });
      while ((await api.letters.getPrintBatch({ id })).state !== 'ready') await new Promise((done) => setTimeout(done, 50));
      return;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Records that the letters of the newest round were mailed today; certified ones get a number made of their place. */
export async function mailLetters(api: ApiClient, contactId: string, { how }: MailedStep, mailedOn: CivilDate): Promise<void> {
  const { rows } = await api.letters.list({ contactId, mailed: 'no' });
  await api.letters.recordMailing({
    letters: rows.map(({ id }, at) => ({ id, trackingNumber: how === 'certified' ? `94071000000000000${String(100 + at)}` : null })),
    mailedOn,
    method: how,
  });
}

/** Records that the newest mailed letter to a bureau was delivered today. */
export async function noteDelivery(api: ApiClient, contactId: string, bureau: Bureau, receivedOn: CivilDate): Promise<void> {
  const [letter] = (await api.letters.list({ contactId, bureau, mailed: 'yes' })).rows;
  if (!letter?.mailing) throw new Error(`No letter to ${bureau} was mailed.`);
  await api.letters.recordDelivery({ id: letter.id, version: letter.mailing.version, receivedOn, receivedHow: 'tracking' });
}

/** Waits for the outcomes that the newest report proposes, and accepts them. */
export async function acceptOutcomes(api: ApiClient, contactId: string): Promise<void> {
  for (;;) {
    const { rows } = await api.disputes.listOutcomes({ contactId });
    if (rows.length > 0)
      return void (await api.disputes.decideOutcomes({
        contactId,
        decisions: rows.map(({ id, version }) => ({ id, version, accept: true })),
      }));
    await new Promise((done) => setTimeout(done, 50));
  }
}
