import { formatLongCivilDate } from '../../../../platform/base/civil-date.ts';
import { fillDocument } from '../../../../platform/base/document/fill-document.ts';
import type { FilledDocument } from '../../../../platform/base/document/filled-document.ts';
import { toPlainText } from '../../../../platform/base/document/to-plain-text.ts';
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { openIdentity } from '../../../contacts/server/public.ts';
import { listHeldDocuments } from '../../../files/server/public.ts';
import { passWithReasons } from '../../../disputes/server/public.ts';
import { insertWrittenLetter } from '../../../letters/server/public.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { printAsked } from '../../rules/asked-values.ts';
import { factsOf } from '../../rules/gate-answers.ts';
import { closedGates } from '../../rules/letter-gates.ts';
import { firstFixed, mayPass } from '../../rules/overridable-gates.ts';
import { answerDue } from '../../rules/letter-recipient.ts';
import { askedFields, partName } from '../../rules/letter-values.ts';
import { lintLetter, passedRules } from '../../rules/lint-letter.ts';
import { aboutLetter } from '../letter-view.ts';
import { prepareWriting, type Prepared } from '../prepare-writing.ts';

/** Everything is read and judged again in the transaction: gates, addresses and records may have changed since the form was opened. */
export const writeLetter: Operation<typeof letterLibraryContract.writeLetter> = async (call) => {
  const { db, input, now, scope, services, record } = call;
  const { typed, answers, enclosures } = input;
  const prepared = await prepareWriting(call, input);
  if (isRefusal(prepared)) return prepared;
  const { letter, versionId, contact, today, earlier, to } = prepared;
  if (versionId !== input.versionId)
    return refuse(
      'letterLibrary.versionOld',
      'A newer version of this letter was published in the meantime. Please read it, then make the letter again.',
    );
  if (to === undefined)
    return refuse('letterLibrary.recipientUnfit', 'Choose whom the letter goes to.', { fields: { recipientId: 'Please choose one.' } });
  if (isRefusal(to)) return to;
  const { dateOfBirth } = await openIdentity(db, services.sealer, contact.id);
  const said = fill(prepared, typed, {
    'client.birthDate': dateOfBirth && formatLongCivilDate(dateOfBirth),
    'client.lastFour': contact.ssnLast4,
    hasEnclosures: enclosures.length > 0,
  });
  if (isRefusal(said)) return said;
  const held = new Map((await listHeldDocuments(db, contact.id, today)).map(({ id, kind }) => [id, kind]));
  const enclosedKinds = enclosures.map((id) => held.get(id) ?? null);
  const closed = closedGates(
    letter,
    factsOf({ today, recipientClass: to.class, typed, answers, earlier: earlier?.facts, enclosures: enclosures.length, enclosedKinds }),
  );
  const fixed = firstFixed(closed);
  if (fixed) return refuse('letterLibrary.gateClosed', fixed.sentence, { citation: fixed.citation });
  const problems = closed.map(({ code, citation, sentence }) => ({ code, citation, message: sentence, blocks: true }));
  const overrides = passWithReasons(problems, input.overrides, { scope, now, mayPass });
  if (isRefusal(overrides)) return overrides;
  const forbidden = lintLetter(`${said.subject}\n\n${plain(said.body)}`, letter).find(({ level }) => level === 'block');
  if (forbidden)
    return refuse('letterLibrary.claimForbidden', `“${forbidden.phrase}”: ${forbidden.message} ${forbidden.advice}`, {
      citation: forbidden.citation,
    });
  const written = await insertWrittenLetter(call, {
    contactId: contact.id,
    recipient: { id: to.id, addressId: to.addressId, class: to.class, address: to.address },
    asksClient: to.class !== 'client',
    title: `${letter.name} to ${to.address.name}`,
    subject: said.subject,
    body: said.body,
    language: letter.language,
    enclosures: enclosures.map((fileId) => ({ fileId })),
    source: { letterId: letter.id, versionId, name: letter.name },
    answerDue: answerDue(letter),
    passed: passedRules(letter),
    overrides,
  });
  if (isRefusal(written)) return written;
  record({
    contactId: contact.id,
    subject: { type: 'letter', id: written.id },
    summary: `${aboutLetter(letter, 'written').summary} to ${to.address.name}`,
    after: {
      name: letter.name,
      recipient: to.address.name,
      ...(overrides.length > 0 && { overrides: overrides.map(({ code, reason }) => ({ code, reason })) }),
    },
  });
  return { letterId: written.id };
};

const plain = (document: FilledDocument): string => toPlainText(document, { signature: () => '' });

interface Own {
  readonly 'client.birthDate': string | null;
  readonly 'client.lastFour': string | null;
  readonly hasEnclosures: boolean;
}

/** The letter with what is on record and what was typed. Only fields that this letter asks for are taken; records come before words. */
function fill(
  { letter, content, values }: Prepared,
  typed: Readonly<Record<string, string>>,
  { hasEnclosures, ...own }: Own,
): { readonly subject: string; readonly body: FilledDocument } | Refusal {
  const known = { ...values.fields, ...own };
  const answered: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const { id, isOptional } of askedFields(content, known)) {
    const answer = typed[id]?.trim() ?? '';
    if (answer === '' && isOptional) continue;
    const read = printAsked(id, answer, letter.language);
    if ('printed' in read) answered[id] = read.printed;
    else problems[`typed.${id}`] = read.problem;
  }
  const [first] = Object.keys(problems);
  if (first !== undefined) {
    const names = Object.keys(problems).map((path) => `"${partName(path.slice('typed.'.length))}"`);
    return refuse('letterLibrary.answerUnfit', `Please check ${new Intl.ListFormat('en-US').format(names)}.`, { fields: problems });
  }
  const all = { ...values, fields: { ...known, ...answered }, conditions: { ...values.conditions, 'has.enclosures': hasEnclosures } };
  const [subject, body] = [fillDocument(content.subject, all), fillDocument(content.document, all)];
  if ('missing' in subject || 'missing' in body) {
    const missing = [subject, body].flatMap((one) => ('missing' in one ? one.missing : [])).map((id) => `"${partName(id)}"`);
    return refuse(
      'letterLibrary.answerUnfit',
      `There is no value for ${new Intl.ListFormat('en-US').format([...new Set(missing)])}. Enter it on the contact.`,
    );
  }
  return { subject: plain(subject.filled), body: body.filled };
}
