import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { fingerprintOf } from '../../rules/approval.ts';
import { concealBirth } from '../../rules/conceal-birth.ts';
import { kindOf } from '../../rules/letter-kinds.ts';
import { viewNow } from '../decide.ts';
import { readLetter } from '../letter-facts.ts';
import { findLetter } from '../store.ts';
import { workAsked } from '../work-asked.ts';
import { findOverrides } from '../store/letter-overrides.ts';
import { findPages } from '../store/own-letters.ts';
import { listDecisions, openDecisions } from '../store/approvals.ts';

/** On the screen a letter is read before its client approved it, and also while something in it is not so: this is where the reason for sending it back is read. */
export const read: Operation<typeof lettersContract.read> = async ({ db, scope, input, now, zone, services, shows }) => {
  const { sealer } = services;
  const letter = await findLetter(db, scope, input.id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  const { pdfSha256 } = letter;
  if (letter.state !== 'ready' || pdfSha256 === null) return refuse('letters.notReady', 'This letter is not ready yet.');
  const { pages, mailedOn } = await findPages(db, letter.id);
  const may = await mayWork(db, letter.contactId, workAsked('letter', [letter]), { now, zone });
  if (mailedOn === null && may !== true) return may;
  const shown = await readLetter(db, sealer, letter);
  if (!shown) return refuse('letters.notReady', 'An item of this letter was withdrawn, and the letter is being written again.');
  shows(letter.contactId);
  const decisions = await listDecisions(db, [letter.id]);
  const contents = await openDecisions(
    db,
    sealer,
    decisions.map(({ id }) => id),
  );
  const expected = new Map(shown.facts.map((fact) => [fact.id, fact.expected]));
  return {
    id: letter.id,
    ...kindOf(letter),
    recipient: letter.recipient,
    letter: scope.may('contacts:reveal-identity') ? shown.document : concealBirth(shown.document),
    fingerprint: fingerprintOf(pdfSha256),
    pages,
    approval: await viewNow(db, sealer, letter.id, { now, zone }),
    overrides: [...(await findOverrides(db, sealer, letter.id))],
    decisions: decisions.toReversed().map(({ id, decision, way, on, at, sha256, ended }) => {
      const { word = '', by, answers = [] } = contents.get(id) ?? {};
      return {
        id,
        decision,
        way,
        on,
        at: at.toISOString(),
        byName: by?.name ?? '',
        word,
        isThis: sha256 === pdfSha256,
        endedOn: ended?.on ?? null,
        endedWhy: ended?.why ?? null,
        denied: answers.flatMap(({ id: factId, text, answer }) => {
          const wanted = expected.get(factId);
          return answer === 'untrue' || (wanted !== undefined && wanted !== answer) ? [text] : [];
        }),
      };
    }),
  };
};
