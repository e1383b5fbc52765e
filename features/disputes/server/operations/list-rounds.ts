import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { shownState } from '../item-state.ts';
import { listMailings, viewRoundMailing } from '../store/mailings.ts';
import { listRounds as loadRounds } from '../store.ts';

export const listRounds: Operation<typeof disputesContract.listRounds> = async ({ db, scope, input, services }) => {
  if (!(await findContact(db, scope, input.contactId))) return contactNotFound.refuse();
  const rounds = await loadRounds(db, services.sealer, scope, input);
  const mailings = await listMailings(db, [input.contactId]);
  return {
    rounds: rounds.map((r) => ({
      id: r.id,
      number: r.number,
      state: r.state,
      openedAt: r.openedAt?.toISOString() ?? null,
      reportId: r.reportId,
      overrides: [...r.overrides],
      items: r.items.map((i) => ({
        id: i.id,
        bureau: i.bureau,
        kind: i.kind,
        heading: i.heading,
        accountNumberMasked: i.accountNumberMasked,
        reasonCode: i.reasonCode ?? '',
        instructionCode: i.instructionCode ?? '',
        facts: i.facts,
        state: shownState(i.state),
      })),
      mailings: mailings.filter(({ roundId }) => roundId === r.id).map(viewRoundMailing),
    })),
    next: rounds.length === input.limit ? (rounds.at(-1)?.number ?? null) : null,
  };
};
