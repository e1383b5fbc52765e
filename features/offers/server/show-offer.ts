// The offer as the client reads it: the papers of steps that were done and of the one that is next, and no other (15 U.S.C. 7001(c)(1), 1679c).
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { OpenOffer } from '../contract/signing.ts';
import { papersToShow, STEP_PAPERS } from '../rules/offer-steps.ts';
import { buildPaper, paperText } from '../rules/papers.ts';
import { gatherFacts } from './paper-facts.ts';
import type { StoredOffer } from './store.ts';
import { listSteps } from './store/steps.ts';
import { hashText } from './take-step.ts';

/** Null when a paper cannot be made: the office has to mend it first. */
export async function showOffer(
  db: Db,
  sealer: Sealer,
  offer: StoredOffer,
  time: OfficeTime,
  bureaus?: readonly Bureau[],
): Promise<OpenOffer | null> {
  const gathered = await gatherFacts(db, offer, time);
  const facts = bureaus && bureaus.length > 0 ? { ...gathered, bureaus } : gathered;
  const steps = (await listSteps(db, sealer, [offer.id])).get(offer.id) ?? [];
  const doneAt = new Map<string, Date>(steps.map(({ step, at }) => [STEP_PAPERS[step], at]));
  const papers = papersToShow(offer.state).map((paper) => {
    const made = buildPaper(paper, facts);
    if ('missing' in made) return undefined;
    return { paper, ...made, sha256: hashText(paperText(made.document)), doneAt: doneAt.get(paper)?.toISOString() ?? null };
  });
  const whole = papers.filter((one) => one !== undefined);
  if (whole.length < papers.length) return null;
  const { id, version, state, language, validThrough } = offer;
  return { id, version, state, language, validThrough, clientName: facts.client.name, officeName: facts.office.name, papers: whole };
}
