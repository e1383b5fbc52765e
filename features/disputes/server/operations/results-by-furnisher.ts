import type { Operation } from '../../../../platform/server/feature.ts';
import { BUREAUS } from '../../../report-files/rules/bureaus.ts';
import type { disputesContract } from '../../contract.ts';
import { countByFurnisher } from '../store/furnisher-names.ts';

/** A number of disputes says nothing of a client. */
export const resultsByFurnisher: Operation<typeof disputesContract.resultsByFurnisher> = async ({ db, input, services }) => {
  const counted = await countByFurnisher(db, services.sealer, input.names);
  return {
    rows: BUREAUS.flatMap((bureau) => {
      const own = counted.filter((one) => one.bureau === bureau);
      if (own.length === 0) return [];
      const of = (state: string): number => own.find((one) => one.state === state)?.items ?? 0;
      return [
        {
          bureau,
          'in-progress': of('in-progress'),
          removed: of('removed'),
          corrected: of('corrected'),
          confirmed: of('confirmed'),
          unanswered: of('unanswered'),
        },
      ];
    }),
  };
};
