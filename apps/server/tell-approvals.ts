// What clients of the demo office decided about their letters.
import type { CivilDate } from '../../platform/base/civil-date.ts';
import type { ApiClient } from './loopback-client.ts';

/** Waits until the letters of a contact are made, and records that the client signed the sheet; `send` uploads its scan and answers its path. */
export async function approveOnPaper(
  api: ApiClient,
  contactId: string,
  signedOn: CivilDate,
  send: (name: string, line: string) => Promise<string>,
): Promise<void> {
  for (;;) {
    const { rows } = await api.letters.list({ contactId, printed: 'no' });
    if (rows.length > 0 && rows.every(({ state }) => state === 'ready')) {
      const path = await send(`letters-signed-${signedOn}.pdf`, 'Letters of the round: read, confirmed and signed');
      const scan = (await api.files.listDocuments({ contactId })).rows.find((row) => row.path === path);
      const letters = rows.map(({ id, pdfSha256 }) => ({ id, sha256: pdfSha256 ?? '', approved: true, word: '' }));
      await api.letters.recordApproval({ contactId, signedOn, fileId: scan?.id ?? '', letters });
      return;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** In the portal: the letter to Equifax is approved, the one to Experian sent back with a word, the one to TransUnion waits. */
export async function decideLetters(client: ApiClient): Promise<void> {
  for (;;) {
    const { letters } = await client.letters.listMine({});
    if (letters.length > 0 && letters.every(({ state }) => state === 'ready')) {
      const read = async (bureau: string) => {
        const letter = letters.find((one) => one.bureau === bureau);
        return letter && client.letters.readMine({ id: letter.id });
      };
      const [approved, back] = [await read('EQ'), await read('EX')];
      if (approved) {
        const answers = approved.facts.map(({ id, expected }) => ({ id, answer: expected }));
        await client.letters.approveMine({ id: approved.id, sha256: approved.sha256, answers });
      }
      if (back) {
        const word = 'I paid another $50 in May. Please look at the balance once more.';
        await client.letters.sendBackMine({ id: back.id, sha256: back.sha256, answers: [], word });
      }
      return;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}
