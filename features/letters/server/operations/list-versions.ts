import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { concealBirth } from '../../rules/conceal-birth.ts';
import { findLetter } from '../store.ts';
import { listVersionsOf } from '../store/letter-versions.ts';

export const listVersions: Operation<typeof lettersContract.listVersions> = async ({ db, scope, input, services, shows }) => {
  const letter = await findLetter(db, scope, input.id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  shows(letter.contactId);
  const seesBirth = scope.may('contacts:reveal-identity');
  const versions = await listVersionsOf(db, services.sealer, letter.id);
  return {
    versions: versions.map((one) => ({
      ...one,
      replacedAt: one.replacedAt.toISOString(),
      letter: seesBirth ? one.letter : concealBirth(one.letter),
    })),
  };
};
