import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { fingerprintOf } from '../../rules/approval.ts';
import { withAnswers } from '../../rules/confirm-facts.ts';
import { kindOf } from '../../rules/letter-kinds.ts';
import { viewNow } from '../decide.ts';
import { readLetter } from '../letter-facts.ts';
import { refuseOthersLines } from '../letter-pdf.ts';
import { findLetter } from '../store.ts';
import { findPages } from '../store/own-letters.ts';
import { listDecisions, openDecisions } from '../store/approvals.ts';

export const readMine: Operation<typeof lettersContract.readMine> = async ({ db, scope, input, now, zone, services }) => {
  const { sealer } = services;
  const letter = await findLetter(db, scope, input.id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  const { pdfSha256: sha256 } = letter;
  if (letter.state !== 'ready' || sha256 === null) return refuse('letters.notReady', 'This letter is not ready yet.');
  const others = await refuseOthersLines(db, sealer, letter);
  if (others) return others;
  const read = await readLetter(db, sealer, letter);
  if (!read) return refuse('letters.notReady', 'Your office is writing this letter again. Please wait for the new one.');
  const last = (await listDecisions(db, [letter.id])).at(-1);
  const content = last && last.sha256 === sha256 ? (await openDecisions(db, sealer, [last.id])).get(last.id) : undefined;
  const { pages, mailedOn } = await findPages(db, letter.id);
  return {
    id: letter.id,
    ...kindOf(letter),
    recipient: letter.recipient,
    letter: read.document,
    sha256,
    fingerprint: fingerprintOf(sha256),
    pages,
    mailedOn,
    printed: letter.printedAt !== null,
    // What the office writes to them is theirs to read, not to decide.
    open: mailedOn === null && letter.asksClient && (await mayWork(db, scope.contactId, { what: 'client-report' }, { now, zone })) === true,
    approval: await viewNow(db, sealer, letter.id, { now, zone }),
    facts: withAnswers(read.facts, content?.answers ?? []),
  };
};
