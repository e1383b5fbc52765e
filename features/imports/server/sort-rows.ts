// Sorts a batch of rows: staged, listed as bad, or recognized as an existing contact or an earlier row.
import { setImmediate as others } from 'node:timers/promises';
import { newId } from '../../../platform/base/ids.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { firstStage } from '../../contacts/rules/stages.ts';
import { identityColumns } from '../../contacts/server/public.ts';
import { WHOLE_ROW, type ImportedAgreement, type ReadRow } from '../rules/read-row.ts';
import type { JudgedRow } from './check-off-thread.ts';
import { describeKnown, findSamePerson } from './leave-out-known.ts';
import type { PeopleOfFile } from './people-of-file.ts';
import type { Import } from './store.ts';
import { findKnown, type StagedRow, type StoredProblem } from './store/rows.ts';

export interface Findings {
  readonly staged: readonly StagedRow[];
  readonly problems: readonly StoredProblem[];
  readonly rejects: readonly { readonly row: number; readonly cells: readonly string[] }[];
  readonly bad: number;
  readonly known: number;
}
export interface SortedRows {
  /** Compares with existing contacts and earlier rows, inside the transaction that stores the result. */
  readonly compare: (tx: Db, above: PeopleOfFile) => Promise<Findings>;
}
type Person = NonNullable<ReadRow['person']>;
interface Candidate {
  readonly row: JudgedRow;
  readonly person: Person;
  readonly staged: StagedRow;
}

const ADDED_TO = 'The agreement is added to their record, unless one is in effect or they canceled later.';
const NOT_CERTAIN = 'The agreement is not recorded, because the name is not the same.';
/** Rows after which other work gets a turn. */
const ROWS_A_TURN = 250;

export async function sortRows(one: Import, sealer: Sealer, rows: readonly JudgedRow[], now: Date): Promise<SortedRows> {
  const candidates: Candidate[] = [];
  const problems: StoredProblem[] = [];
  const rejects: { row: number; cells: readonly string[] }[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_A_TURN === ROWS_A_TURN - 1) await others();
    const { person, problems: found } = row.read;
    problems.push(...found.map((p) => ({ row: row.number, column: p.column, problem: p.problem, kind: p.kind })));
    if (person) candidates.push(toCandidate(row, person, sealer, now));
    else rejects.push({ row: row.number, cells: row.cells });
  }
  const bad = rejects.length;
  return {
    compare: async (tx, above) => {
      const known = await findKnown(tx, one.id, {
        emails: candidates.flatMap(({ person }) => person.fields.email ?? []),
        phones: candidates.flatMap(({ person }) => person.fields.phone ?? []),
        ssns: candidates.flatMap(({ staged }) => staged.ssnIndex ?? []),
      });
      const staged: StagedRow[] = [];
      const found = { problems: [...problems], rejects: [...rejects] };
      let alike = 0;
      for (const { row, person, staged: candidate } of candidates) {
        const keys = { ...person.fields, row: row.number, person: candidate.person };
        const here = describeKnown(known, { ...keys, ssnIndex: candidate.ssnIndex });
        const sentence = here ?? above.describeEarlier(keys);
        if (sentence !== undefined) {
          const attested = one.options.known === 'skip' && here !== undefined && candidate.fields.agreement_signed_on !== undefined;
          const same = attested ? findSamePerson(known, { ...keys, ssnIndex: candidate.ssnIndex }) : undefined;
          if (same) {
            found.problems.push({ row: row.number, column: WHOLE_ROW, problem: `${here ?? ''} ${ADDED_TO}`, kind: 'note' });
            staged.push(agreementOnly(candidate, same.id, sealer));
            continue;
          }
          alike += 1;
          const problem = attested ? `${sentence} ${NOT_CERTAIN}` : sentence;
          found.problems.push({ row: row.number, column: WHOLE_ROW, problem, kind: 'known' });
          if (one.options.known === 'skip') {
            found.rejects.push({ row: row.number, cells: row.cells });
            continue;
          }
        }
        above.add(keys);
        staged.push(candidate);
      }
      return { ...found, staged, bad, known: alike };
    },
  };
}

/** A row that adds no one: it says that a contact who is here signed an agreement. */
function agreementOnly({ row, fields }: StagedRow, contactId: string, sealer: Sealer): StagedRow {
  const { agreement_signed_on, agreement_seen_by, agreement_more } = fields;
  return {
    row,
    contactId,
    person: sealer.blindIndex('import-person', `known ${contactId} ${row}`),
    fields: { agreement_signed_on, agreement_seen_by, agreement_more, known_contact: true },
    ssnSealed: null,
    ssnLast4: null,
    ssnIndex: null,
    birthSealed: null,
    birthYear: null,
  };
}

function stageAgreement({ signedOn, seenBy, ...agreement_more }: ImportedAgreement) {
  return { agreement_signed_on: signedOn, agreement_seen_by: seenBy, agreement_more };
}

function toCandidate(row: JudgedRow, person: Person, sealer: Sealer, now: Date): Candidate {
  const contactId = newId(now);
  const { fields: f, ssn, dateOfBirth } = person;
  const identity = identityColumns(sealer, contactId, { ssn, dateOfBirth });
  const who =
    ssn ?? [f.firstName, f.lastName, f.company, f.email, f.phone, f.phoneHome, f.addressLine1, dateOfBirth].join('\0').toLowerCase();
  const fields = {
    category: f.category,
    stage: firstStage(f.category),
    urgency: f.urgency,
    first_name: f.firstName,
    middle_name: f.middleName,
    last_name: f.lastName,
    suffix: f.suffix,
    company: f.company,
    email: f.email,
    phone: f.phone,
    phone_home: f.phoneHome,
    phone_work: f.phoneWork,
    language: f.language,
    address_line1: f.addressLine1,
    address_line2: f.addressLine2,
    city: f.city,
    state: f.state,
    zip: f.zip,
    source: f.source,
    owner_id: f.ownerId,
    tags: f.tags,
    follow_up_on: f.followUpOn,
    custom: f.custom,
    ...(person.agreement && stageAgreement(person.agreement)),
  };
  const staged: StagedRow = {
    row: row.number,
    contactId,
    person: sealer.blindIndex('import-person', who),
    fields,
    ssnSealed: identity.ssnSealed ?? null,
    ssnLast4: identity.ssnLast4 ?? null,
    ssnIndex: identity.ssnIndex ?? null,
    birthSealed: identity.birthSealed ?? null,
    birthYear: identity.birthYear ?? null,
  };
  return { row, person, staged };
}
