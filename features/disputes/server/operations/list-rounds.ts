import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { shownState } from '../item-state.ts';
import { listMailings, viewRoundMailing } from '../store/mailings.ts';
import { listRounds as loadRounds } from '../store.ts';

const CURSOR = pageCursor('disputes.rounds', z.tuple([z.int32()]));

export const listRounds: Operation<typeof disputesContract.listRounds> = async ({ db, scope, input, services, shows }) => {
  if (!(await findContact(db, scope, input.contactId))) return contactNotFound.refuse();
  shows(input.contactId);
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await loadRounds(db, services.sealer, scope, { contactId: input.contactId, before: after?.[0], limit: input.limit + 1 });
  const { rows: rounds, next } = CURSOR.page(found, input.limit, ({ number }) => [number]);
  const mailings = await listMailings(db, [input.contactId]);
  return {
    rounds: rounds.map((r) => ({
      id: r.id,
      number: r.number,
      version: r.version,
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
        withdrawal: i.withdrawal,
      })),
      mailings: mailings.filter(({ roundId }) => roundId === r.id).map(viewRoundMailing),
    })),
    next,
  };
};
