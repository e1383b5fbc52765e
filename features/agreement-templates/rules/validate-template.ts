// What a contract with a client has to say and may not say, before it may be published (gates G4 and G5). A contract that fails is void
// (15 U.S.C. 1679f(c)), so nothing here is a warning. That the period is 180 days at most in California and Texas is asked of each offer,
// where the period is known.
import { z } from 'zod';
import { NO_PRIVATE_NUMBERS } from '../../../platform/base/free-text.ts';
import { findUnknown, fieldNames, type UnknownPart } from '../../../platform/base/document/catalogue.ts';
import type { FieldDocument } from '../../../platform/base/document/field-document.ts';
import { outline, type OutlineLine } from '../../../platform/base/document/outline.ts';
import { AGREEMENT_CATALOGUE, type AgreementField, type ServiceField } from './fields.ts';
import { lintClauses } from './lint-clauses.ts';
import type { DocumentFinding } from '../../../platform/base/document/document-finding.ts';
import { findUnreachable } from './unreachable.ts';

const TERMS = '15 U.S.C. 1679d(b)(1)';
const SERVICES = '15 U.S.C. 1679d(b)(2)';
const NAME = '15 U.S.C. 1679d(b)(3)';
const STATEMENT = '15 U.S.C. 1679d(b)(4)';
const WRITTEN = '15 U.S.C. 1679d(a)(1)';
const ALONE = '15 U.S.C. 1679c(b)';
const NOTICE = '15 U.S.C. 1679e(b)';
const RIGHT_TO_CANCEL = 'usc-1679d-b-4';
const FIELD_NAMES = fieldNames(AGREEMENT_CATALOGUE);

/** Everything that keeps a text from being published, what is missing first, then by place. `states` are those the template is for. */
export function validateTemplate(document: FieldDocument, states: readonly string[] = []): readonly DocumentFinding[] {
  const lines = outline(document);
  return [
    ...missingTerms(lines),
    ...signatures(lines),
    ...findUnknown(document, AGREEMENT_CATALOGUE)
      .filter(({ id }) => !TOLD_ABOVE.has(id))
      .map(tellUnknown),
    ...findUnreachable(lines, states),
    ...privateNumbers(lines),
    ...forbiddenClauses(lines),
  ];
}

const finding = (code: string, citation: string | null, sentence: string, path: readonly number[] | null = null): DocumentFinding => ({
  code,
  citation,
  sentence,
  path: path && [...path],
  phrase: null,
});

interface Required {
  readonly code: string;
  readonly citation: string;
  readonly sentence: string;
  readonly fields: readonly AgreementField[];
}
const REQUIRED: readonly Required[] = [
  { code: 'client', citation: WRITTEN, fields: ['client.name'], sentence: 'The agreement does not name the client.' },
  { code: 'date', citation: WRITTEN, fields: ['agreement.date'], sentence: 'The agreement has no date.' },
  {
    code: 'office',
    citation: NAME,
    fields: ['office.name', 'office.address'],
    sentence: 'The agreement does not give the name and the principal business address of the office.',
  },
  {
    code: 'total',
    citation: TERMS,
    fields: ['agreement.totalOfAll'],
    sentence: 'The agreement does not say the total of all payments, to the office and to others.',
  },
  {
    code: 'fee-plan',
    citation: TERMS,
    fields: ['agreement.feePlan'],
    sentence: 'The agreement does not say how and when the client pays.',
  },
];

/** What has to be said in every case; a part that is shown only under a condition does not say it. */
function missingTerms(lines: readonly OutlineLine[]): readonly DocumentFinding[] {
  const always = fieldsOf(lines.filter(({ within }) => within.length === 0));
  const anywhere = fieldsOf(lines);
  const inServices = fieldsOf(lines.filter(({ within }) => within.length === 1 && within[0] === 'each services'));
  const lacks = (told: boolean, code: string, citation: string, sentence: string): readonly DocumentFinding[] =>
    told ? [] : [finding(code, citation, sentence)];
  const needed: readonly ServiceField[] = ['service.name', 'service.description', 'service.fee', 'service.due'];
  const bothWays = (field: AgreementField, condition: string): boolean =>
    always.has(field) ||
    (fieldsOf(lines.filter(({ within }) => within.includes(`when ${condition}`))).has(field) && saysOtherwise(lines, condition));
  return [
    ...REQUIRED.flatMap(({ fields, code, citation, sentence }) => {
      const absent = fields.filter((field) => !always.has(field));
      const names = absent.map((field) => `"${FIELD_NAMES.get(field) ?? field}"`).join(' and ');
      const only = absent.some((field) => anywhere.has(field)) ? ' It is shown only under a condition.' : '';
      return lacks(absent.length === 0, code, citation, `${sentence} Please insert ${names}.${only}`);
    }),
    ...lacks(
      anywhere.has('agreement.otherPayments'),
      'other-payments',
      TERMS,
      'The agreement does not say what the client pays to others. Please insert "Payments to others".',
    ),
    ...lacks(
      needed.every((field) => inServices.has(field)),
      'services',
      SERVICES,
      'The agreement does not describe every service. Please repeat its name, description, fee and due time for each service.',
    ),
    ...lacks(
      bothWays('agreement.guarantees', 'has.guarantees'),
      'guarantees',
      SERVICES,
      'The agreement does not say which guarantees there are, or that there are none. Please insert "Guarantees", which says ' +
        '"None" where there are none.',
    ),
    ...lacks(
      always.has('agreement.period') || always.has('agreement.endDate'),
      'period',
      SERVICES,
      'The agreement does not say when the services will be complete. Please insert "Length of the agreement" or "Last day of the agreement".',
    ),
  ];
}

const saysOtherwise = (lines: readonly OutlineLine[], condition: string): boolean =>
  lines.some(({ within, text, kind }) => within.includes(`when not ${condition}`) && kind !== 'when' && text.trim() !== '');

function fieldsOf(lines: readonly OutlineLine[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ block }) =>
      block.type === 'paragraph' || block.type === 'heading'
        ? (block.content ?? []).flatMap((part) => (part.type === 'field' ? [part.attrs.id] : []))
        : [],
    ),
  );
}

function signatures(lines: readonly OutlineLine[]): readonly DocumentFinding[] {
  const at = (kind: 'signature' | 'statute', text: string) => lines.filter((line) => line.kind === kind && line.text === text);
  const [clients, offices, statements] = [at('signature', 'client'), at('signature', 'office'), at('statute', RIGHT_TO_CANCEL)];
  const found: DocumentFinding[] = [];
  const add = (code: string, citation: string, sentence: string, line?: OutlineLine): void =>
    void found.push(finding(code, citation, sentence, line?.path ?? null));
  const [client, second] = clients;
  if (!client) add('client-signature', WRITTEN, 'There is no space for the signature of the client. Please insert it at the end.');
  if (second)
    add('client-signature', WRITTEN, 'There is more than one space for the signature of the client. Please keep the last one.', second);
  if (client && client.within.length > 0)
    add(
      'client-signature',
      WRITTEN,
      'The signature of the client stands inside a condition or a repeated part. Please move it out.',
      client,
    );
  if (offices[1])
    add('office-signature', WRITTEN, 'There is more than one space for the signature of the office. Please keep one.', offices[1]);
  const [statement, again] = statements;
  if (!statement)
    add(
      'cancel-statement',
      STATEMENT,
      'The statement of the right to cancel is missing. Please insert it directly before the signature of the client.',
    );
  else if (again)
    add(
      'cancel-statement',
      STATEMENT,
      'The statement of the right to cancel stands more than once. Please keep the one before the signature.',
      again,
    );
  else if (client && lines.indexOf(client) - lines.indexOf(statement) !== 1)
    add(
      'cancel-statement',
      STATEMENT,
      'The statement of the right to cancel has to stand directly before the signature of the client.',
      statement,
    );
  else if (statement.within.length > 0)
    add(
      'cancel-statement',
      STATEMENT,
      'The statement of the right to cancel stands inside a condition or a repeated part. Please move it out.',
      statement,
    );
  for (const line of at('statute', 'usc-1679c-a'))
    add(
      'statement-alone',
      ALONE,
      'The federal statement of rights must stand alone, on its own paper. The program gives it to the client before the contract.',
      line,
    );
  for (const line of at('statute', 'usc-1679e-b'))
    add('notice-attached', NOTICE, 'The program attaches two copies of the notice of cancellation. Please take it out of the text.', line);
  return found;
}

/** Papers of their own are told with their reason above. */
const TOLD_ABOVE: ReadonlySet<string> = new Set(['usc-1679c-a', 'usc-1679e-b']);

function tellUnknown({ id, path, problem }: UnknownPart): DocumentFinding {
  const name = FIELD_NAMES.get(id) ?? id;
  const sentence = {
    unknown: `The program does not know "${name}". Please take it out.`,
    'outside-list': `"${name}" has a value only inside a part that is repeated for each service.`,
    'list-in-list': 'A part that is repeated stands inside another one. Please move it out.',
    'old-words': 'The locked text of the law is an old one. Please take it out and insert it again.',
  }[problem];
  return finding(problem === 'old-words' ? 'statute-old' : 'field-unknown', null, sentence, path);
}

const noPrivateNumbers = z.string().check(...NO_PRIVATE_NUMBERS);

/** They are not saved either; here is where they stand. */
function privateNumbers(lines: readonly OutlineLine[]): readonly DocumentFinding[] {
  return lines.flatMap(({ text, path }) => {
    const found = noPrivateNumbers.safeParse(text).error?.issues[0];
    return found ? [finding('private-number', null, found.message, path)] : [];
  });
}

function forbiddenClauses(lines: readonly OutlineLine[]): readonly DocumentFinding[] {
  return lines
    .filter(({ kind }) => kind === 'paragraph' || kind === 'heading' || kind === 'item')
    .flatMap(({ text, path }) =>
      lintClauses(text).map(({ family: { code, sentence, citation }, phrase }) => ({ code, sentence, citation, path: [...path], phrase })),
    );
}
