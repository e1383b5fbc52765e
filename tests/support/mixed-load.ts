// The work of an office, all kinds at once: contacts, notes, invitations and their emails, reports, rounds, letters, print batches, imports,
// bulk changes and exports. It keeps what was answered, so that it can be looked for afterwards.
import { civilDateAt, addDays } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import type { PatientClient } from './patient-client.ts';
import { approveOnPaper } from './approve-on-paper.ts';
import { collectionItem, COMPLETE_CONTACT, mariasReport } from './people.ts';

/** Ids of what the office said it had made. */
export interface Acknowledged {
  readonly contacts: string[];
  readonly notes: string[];
  readonly invited: string[];
  readonly reports: string[];
  readonly rounds: { readonly contactId: string; readonly roundId: string }[];
  readonly batches: string[];
  readonly imports: string[];
  readonly bulk: string[];
  readonly exports: string[];
}
export interface MixedLoad {
  readonly acknowledged: Acknowledged;
  /** Lets what began come to its end, also what runs behind a request. @throws the first refusal or fault that an answer was */
  finish(): Promise<Acknowledged>;
  /** The first answer that should not have been, as soon as there is one. */
  readonly fault: () => unknown;
}

const PEOPLE_OF_A_FILE = 60;
const BUREAUS = ['EQ', 'EX', 'TU'] as const;

/** Lets the state of the clients be worked in, before the load begins. */
export async function openOffice(client: PatientClient): Promise<void> {
  const reviewedOn = addDays(civilDateAt(new Date(), OFFICE_ZONE), -300);
  const review = { license: 'None needed', bond: 'None needed', reviewedBy: 'Test', reviewedOn, sources: 'Test' };
  await client.once((api) => api.office.enableState({ state: 'OH', version: 0, ...review }));
}

export function startMixedLoad(client: PatientClient): MixedLoad {
  const acknowledged: Acknowledged = {
    contacts: [],
    notes: [],
    invited: [],
    reports: [],
    rounds: [],
    batches: [],
    imports: [],
    bulk: [],
    exports: [],
  };
  const end = new AbortController();
  let fault: unknown;
  let number = 0;
  const next = (): number => (number += 1);
  const { once, wait } = client;

  /** One kind of work after the other until the load ends. */
  const worker = async (...kinds: readonly (() => Promise<void>)[]): Promise<void> => {
    try {
      for (let n = 0; !end.signal.aborted; n += 1) await kinds[n % kinds.length]?.();
    } catch (error) {
      fault ??= error;
    }
  };
  const newClient = async (): Promise<string> => {
    const contact = { ...COMPLETE_CONTACT, lastName: `Load${next()}`, ssn: null, email: `load${number}@example.test` };
    const { id } = await once((api) => api.contacts.create(contact));
    acknowledged.contacts.push(id);
    return id;
  };
  const addPerson = async (): Promise<void> => {
    const id = await newClient();
    // What is sent again under the same name is the same.
    for (const body of [`First note ${next()}`, `Second note ${next()}`])
      acknowledged.notes.push((await once((api) => api.contacts.addNote({ id, body }))).id);
    await once((api) => api.accounts.createClientInvite({ contactId: id }));
    acknowledged.invited.push(id);
  };
  const workRound = async (): Promise<void> => {
    const email = `round${next()}@example.test`;
    const { id: contactId } = await once((api) => api.contacts.create({ ...COMPLETE_CONTACT, email }));
    acknowledged.contacts.push(contactId);
    const day = addDays(civilDateAt(new Date(), OFFICE_ZONE), -300);
    const signed = { signedOn: day, disclosureGivenOn: day, how: 'paper', reason: 'Signed before the test' } as const;
    await once((api) => api.agreements.record({ contactId, ...signed }));
    for (const kind of ['authorization', 'photo-id', 'address-proof'] as const)
      await once((api) => api.files.check({ contactId, kind, seenOn: day }));
    const file = mariasReport();
    const { id: reportId } = await once((api) => api.creditReports.upload({ contactId, file }));
    acknowledged.reports.push(reportId);
    const lineId = await wait(async (api) => {
      const { report } = await api.creditReports.get({ id: reportId });
      return report?.accounts.find(({ displayName }) => displayName.includes('NORTHGATE'))?.id;
    });
    const items = BUREAUS.map((bureau) => collectionItem(lineId, bureau));
    const { draft } = await once((api) => api.disputes.saveDraft({ contactId, reportId, version: null, items }));
    const round = await once((api) => api.disputes.openRound({ contactId, version: draft.version }));
    acknowledged.rounds.push({ contactId, roundId: round.roundId });
    const letterIds = await wait(async (api) => {
      const { rows } = await api.letters.list({ contactId });
      return rows.length === BUREAUS.length && rows.every(({ state }) => state === 'ready') ? rows.map(({ id }) => id) : undefined;
    });
    await approveOnPaper(client, contactId);
    const batch = await once((api) => api.letters.createPrintBatch({ letterIds }));
    acknowledged.batches.push(batch.id);
    await wait(async (api) => ((await api.letters.getPrintBatch({ id: batch.id })).state === 'ready' ? true : undefined));
  };
  const importPeople = async (): Promise<void> => {
    const file = next();
    const rows = Array.from({ length: PEOPLE_OF_A_FILE }, (_, i) => `Import${file},Row${i},import${file}x${i}@example.test`);
    const list = new File([`First Name,Last Name,Email\n${rows.join('\n')}\n`], `people-${file}.csv`);
    const { id, version, columns, options } = await once((api) => api.imports.upload({ file: list }));
    await once((api) => api.imports.check({ id, version, columns, options }));
    const checked = await wait(async (api) => {
      const one = await api.imports.get({ id });
      return one.state === 'checked' ? one : undefined;
    });
    await once((api) => api.imports.write({ id, version: checked.version }));
    acknowledged.imports.push(id);
    await wait(async (api) => ((await api.imports.get({ id })).state === 'done' ? true : undefined));
    const asked = { object: 'contacts', import: id, change: 'urgency', value: 'High' } as const;
    const run = await once((api) => api.bulk.start({ ...asked, expected: PEOPLE_OF_A_FILE, typed: PEOPLE_OF_A_FILE }));
    acknowledged.bulk.push(run.id);
    await wait(async (api) => ((await api.bulk.get({ id: run.id })).state === 'done' ? true : undefined));
  };
  const exportPeople = async (): Promise<void> => {
    const { id } = await once((api) => api.exports.create({ dataset: 'contacts', filter: {}, columns: ['lastName', 'email'] }));
    acknowledged.exports.push(id);
    await wait(async (api) => ((await api.exports.get({ id })).state === 'writing' ? undefined : true));
  };

  const workers = [worker(addPerson), worker(addPerson), worker(workRound), worker(importPeople), worker(exportPeople, addPerson)];
  return {
    acknowledged,
    fault: () => fault,
    async finish() {
      end.abort();
      await Promise.all(workers);
      if (fault !== undefined) throw fault;
      return acknowledged;
    },
  };
}
