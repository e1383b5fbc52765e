// The sealed part of a contact: SSN and birth date.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import { parseCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';

/** The sealed part. `undefined` leaves what is stored; null clears it. */
export interface ContactIdentity {
  readonly ssn?: string | null | undefined;
  readonly dateOfBirth?: CivilDate | null | undefined;
}
/** Opens the sealed identity of a contact. Callers answer for why. */
export async function openIdentity(db: Db, sealer: Sealer, id: string): Promise<{ ssn: string | null; dateOfBirth: CivilDate | null }> {
  const row = await db.selectFrom('contacts').where('id', '=', id).select(['ssnSealed', 'birthSealed']).executeTakeFirst();
  return {
    ssn: row?.ssnSealed ? sealer.openText(`contacts:${id}:ssn`, row.ssnSealed) : null,
    dateOfBirth: row?.birthSealed ? (parseCivilDate(sealer.openText(`contacts:${id}:date_of_birth`, row.birthSealed)) ?? null) : null,
  };
}

/** '••••1234', as screens show an SSN. */
export function maskSsn(last4: string | null): string | null {
  return last4 === null ? null : `••••${last4}`;
}

/** The sealed columns of an identity; what is undefined is left out. */
export function identityColumns(sealer: Sealer, id: string, { ssn, dateOfBirth }: ContactIdentity) {
  return {
    ...(ssn !== undefined && {
      ssnSealed: ssn === null ? null : sealer.sealText(`contacts:${id}:ssn`, ssn),
      ssnLast4: ssn === null ? null : ssn.slice(-4),
      ssnIndex: ssn === null ? null : sealer.blindIndex('ssn', ssn),
    }),
    ...(dateOfBirth !== undefined && {
      birthSealed: dateOfBirth === null ? null : sealer.sealText(`contacts:${id}:date_of_birth`, dateOfBirth),
      birthYear: dateOfBirth === null ? null : Number(dateOfBirth.slice(0, 4)),
    }),
  };
}
