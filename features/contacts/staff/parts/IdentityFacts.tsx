import { useEffect, type ReactElement } from 'react';
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import { MaskedValue } from '../../../../platform/web/look/MaskedValue.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { ContactView } from '../../contract.ts';
import { useRevealIdentity } from '../queries.ts';
import { Fact } from './Facts.tsx';

/** A number shown in full is hidden again after this time. */
const REVEALED_FOR_MS = 60_000;

/** SSN and date of birth, masked until someone who may asks for them; asking leaves a trace. */
export function IdentityFacts({ contact }: { readonly contact: ContactView }): ReactElement {
  const { result: full, reset, start, isPending, error } = useRevealIdentity();
  useEffect(() => {
    if (!full) return undefined;
    const timer = setTimeout(reset, REVEALED_FOR_MS);
    return () => clearTimeout(timer);
  }, [full, reset]);
  const toggle = contact.abilities.reveal ? () => (full ? reset() : start({ id: contact.id })) : undefined;
  return (
    <>
      <Fact name="Date of birth">
        <MaskedValue
          label="date of birth"
          masked={contact.dateOfBirthMasked}
          revealed={full?.dateOfBirth && formatDate(full.dateOfBirth)}
          onToggle={toggle}
          busy={isPending}
        />
      </Fact>
      <Fact name="Social Security number">
        <MaskedValue
          label="Social Security number"
          masked={contact.ssnMasked}
          revealed={full?.ssn?.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3')}
          onToggle={toggle}
          busy={isPending}
        />
        {error && <RefusalNote error={error} />}
      </Fact>
    </>
  );
}
